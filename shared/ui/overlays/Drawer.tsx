import { type DrawerProps, Drawer as MantineDrawer } from '@mantine/core'
import { LayerFoot } from './LayerFoot.tsx'

/** A dialog at the edge that is opened and closed by its owner; one that is mounted when it is wanted: SidePanel. */
export function Drawer({ children, ...props }: DrawerProps) {
  return (
    <MantineDrawer {...props}>
      {children}
      <LayerFoot />
    </MantineDrawer>
  )
}
