import { Modal, type ModalProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import styles from './Dialog.module.css'
import { LayerFoot } from './LayerFoot.tsx'
import { type PageBehindProps, useOpener } from './page-behind.ts'

type LibraryProps = Omit<ModalProps, 'fullScreen' | 'closeButtonProps' | 'zIndex' | 'withOverlay' | 'stackId'>

export interface DialogProps extends LibraryProps, PageBehindProps {
  title: string
  /** Its place among what lies over the page. */
  zIndex?: number
  /**
   * Whether all its words are read when it opens, as its description: those of a question are, a form or a list is too long for it. By
   * default those of a small dialog.
   */
  isDescribed?: boolean
}

/** Pixels; a dialog that is no wider asks a question. */
const widestQuestion = 480

/**
 * A dialog of the product: 600 wide by default, the whole screen at 480 and narrower,
 * a close button with a name. What is behind it is inert while it is open (docs/product/accessibility.md#inert).
 */
export function Dialog({
  size = 600,
  opened,
  zIndex = 200,
  returnFocus = true,
  closesWithPage,
  focusFallback,
  title,
  withCloseButton = true,
  closeOnEscape = true,
  overlayProps,
  isDescribed = typeof size === 'number' && size <= widestQuestion,
  children,
  ...props
}: DialogProps) {
  const opener = useOpener(opened)
  const isNarrow = useMediaQuery('(max-width: 480px)', false, { getInitialValueInEffect: false })
  return (
    <Modal.Root
      size={size}
      opened={opened}
      zIndex={zIndex}
      // LayerFoot does all four: the page is inert when the library would return the focus, and the library takes Escape from what is inside.
      returnFocus={false}
      closeOnEscape={false}
      lockScroll={false}
      trapFocus={false}
      fullScreen={isNarrow}
      centered
      padding="lg"
      radius={isNarrow ? 0 : 12}
      classNames={{
        title: 'ui-title ui-bold ui-snug',
        content: styles.content,
        header: styles.header,
        body: styles.body,
      }}
      {...props}
    >
      <Modal.Overlay {...overlayProps} />
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
          {withCloseButton && <Modal.CloseButton aria-label="Close" data-icon-name="Close" size={44} />}
        </Modal.Header>
        <Body isDescribed={isDescribed}>
          {children}
          <LayerFoot
            isOpen={opened}
            zIndex={zIndex}
            returnFocus={returnFocus}
            closesOnEscape={closeOnEscape}
            opener={opener}
            closesWithPage={closesWithPage}
            focusFallback={focusFallback}
            onClose={props.onClose}
          />
        </Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** The library's body makes all that is in it the description of the dialog. */
function Body({ isDescribed, children }: { isDescribed: boolean; children: ReactNode }) {
  return isDescribed ? <Modal.Body>{children}</Modal.Body> : <div className={styles.body}>{children}</div>
}
