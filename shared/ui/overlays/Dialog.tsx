import { Modal, type ModalProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import styles from './Dialog.module.css'
import { LayerFoot } from './LayerFoot.tsx'

export interface DialogProps extends Omit<ModalProps, 'fullScreen' | 'closeButtonProps'> {
  title: string
}

/** A dialog of the product: 600 wide unless told, the whole screen at 480 and narrower (spec 9), named close button. */
export function Dialog({ size = 600, opened, children, ...props }: DialogProps) {
  const isNarrow = useMediaQuery('(max-width: 480px)') ?? false
  // A dialog that arrives lazily is mounted open; only one that opens after its mount knows where the focus came from.
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return (
    <Modal
      size={size}
      opened={opened && isMounted}
      fullScreen={isNarrow}
      centered
      padding="lg"
      radius={isNarrow ? 0 : 12}
      classNames={{ title: styles.title, content: styles.content, header: styles.header }}
      closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
      {...props}
    >
      {children}
      <LayerFoot />
    </Modal>
  )
}
