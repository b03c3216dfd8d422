import { Modal, type ModalProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'

export interface DialogProps extends Omit<ModalProps, 'fullScreen' | 'closeButtonProps'> {
  title: string
}

/** A dialog of the product: 600 wide unless told, the whole screen at 480 and narrower (spec 9), named close button. */
export function Dialog({ size = 600, ...props }: DialogProps) {
  const isNarrow = useMediaQuery('(max-width: 480px)') ?? false
  return (
    <Modal
      size={size}
      fullScreen={isNarrow}
      centered
      closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
      {...props}
    />
  )
}
