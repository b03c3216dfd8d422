import { Button, Text, useAnnounceWhen } from '@stepwise/shared/ui'
import { useEffect, useRef, useState } from 'react'
import styles from './EditorNotices.module.css'

interface ReportsNoticeProps {
  count: number
  /** Leads to the reports. */
  onShow: () => void
}

/** Says that readers have reported mistakes, whatever is shown beside the form (docs/product/content-desk.md#reports). */
export function ReportsNotice({ count, onShow }: ReportsNoticeProps) {
  const [wasAsked, setWasAsked] = useState(false)
  const notice = useRef<HTMLDivElement>(null)
  const words = reportsWords(count)
  useAnnounceWhen(count > 0, words)
  useEffect(() => {
    // Its button is gone, perhaps with the focus.
    if (count === 0 && wasAsked && document.activeElement === document.body) notice.current?.focus()
  }, [count, wasAsked])
  if (count === 0 && !wasAsked) return null
  const show = () => {
    setWasAsked(true)
    onShow()
  }
  return (
    <div ref={notice} tabIndex={-1} className={`${styles.notice} ${styles.withButton}`}>
      <Text>{words}</Text>
      {count > 0 && (
        <Button variant="default" onClick={show}>
          {count === 1 ? 'Show the report' : 'Show the reports'}
        </Button>
      )}
    </div>
  )
}

function reportsWords(count: number): string {
  if (count === 0) return 'No report of a mistake is open here.'
  return count === 1 ? 'A reader has reported a mistake here.' : `Readers have reported ${count} mistakes here.`
}
