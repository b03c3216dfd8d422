import { Modal, type ModalProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import styles from './Dialog.module.css'
import { LayerFoot } from './LayerFoot.tsx'
import { type PageBehindProps, useOpener } from './page-behind.ts'

export interface DialogProps extends Omit<ModalProps, 'fullScreen' | 'closeButtonProps' | 'zIndex'>, PageBehindProps {
  title: string
  /** Its place among what lies over the page. */
  zIndex?: number
}

/**
 * A dialog of the product: 600 wide by default, the whole screen at 480 and narrower (docs/product/accessibility.md#dialog-size),
 * a close button with a name. What is behind it is inert while it is open (docs/product/accessibility.md#inert).
 */
export function Dialog({
  size = 600,
  opened,
  zIndex = 200,
  returnFocus = true,
  closesWithPage,
  focusFallback,
  children,
  ...props
}: DialogProps) {
  const opener = useOpener(opened)
  const isNarrow = useMediaQuery('(max-width: 480px)') ?? false
  return (
    <Modal
      size={size}
      opened={opened}
      zIndex={zIndex}
      // LayerFoot does it: the page is inert when the library would.
      returnFocus={false}
      fullScreen={isNarrow}
      centered
      padding="lg"
      radius={isNarrow ? 0 : 12}
      classNames={{ title: styles.title, content: styles.content, header: styles.header }}
      closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
      {...props}
    >
      {children}
      <LayerFoot
        isOpen={opened}
        zIndex={zIndex}
        returnFocus={returnFocus}
        opener={opener}
        closesWithPage={closesWithPage}
        focusFallback={focusFallback}
        onClose={props.onClose}
      />
    </Modal>
  )
}
