import { Drawer as MantineDrawer, type DrawerProps as MantineDrawerProps } from '@mantine/core'
import { LayerFoot } from './LayerFoot.tsx'
import { type PageBehindProps, useOpener } from './page-behind.ts'

interface DrawerProps extends Omit<MantineDrawerProps, 'zIndex'>, PageBehindProps {}

/** A dialog at the edge that its owner opens and closes. One that is open for as long as it is mounted: SidePanel. */
export function Drawer({ opened, returnFocus = true, closesWithPage, focusFallback, children, ...props }: DrawerProps) {
  const opener = useOpener(opened)
  return (
    // LayerFoot does the four (Dialog.tsx).
    <MantineDrawer
      opened={opened}
      zIndex={200}
      returnFocus={false}
      closeOnEscape={false}
      lockScroll={false}
      trapFocus={false}
      {...props}
    >
      {children}
      <LayerFoot
        isOpen={opened}
        zIndex={200}
        returnFocus={returnFocus}
        opener={opener}
        closesWithPage={closesWithPage}
        focusFallback={focusFallback}
        onClose={props.onClose}
      />
    </MantineDrawer>
  )
}
