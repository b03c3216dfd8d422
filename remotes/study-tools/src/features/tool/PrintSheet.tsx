import { Button } from '@stepwise/shared/ui'
import { IconPrinter } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import styles from './PrintSheet.module.css'

interface PrintSheetProps {
  /** The heading on paper. */
  title: string
  children: ReactNode
}

/** A button that prints the children, not the page (docs/product/study-tools.md#print-sheet). */
export function PrintSheet(props: PrintSheetProps) {
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />}
        onClick={() => window.print()}
      >
        Print
      </Button>
      <PrintedSheet {...props} />
    </>
  )
}

/** What Ctrl+P prints, where there is nothing to print yet. */
export function PrintedSheet({ title, children }: PrintSheetProps) {
  useEffect(() => {
    document.body.dataset.printsSheet = ''
    return () => {
      delete document.body.dataset.printsSheet
    }
  }, [])
  return createPortal(
    <article className={styles.sheet} data-print-sheet>
      <h1>{title}</h1>
      {children}
    </article>,
    document.body,
  )
}
