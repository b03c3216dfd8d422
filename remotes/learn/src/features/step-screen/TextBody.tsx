import type { Step } from '@stepwise/shared/contracts'
import { Html } from '@stepwise/shared/ui'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import styles from './TextBody.module.css'
import { Tip } from './Tip.tsx'

/** What every step may have: its text, a tip, and more behind READ MORE. */
export function TextBody({ step: { content, tip, extraContent } }: { step: Step }) {
  return (
    <>
      {content && <Html html={content} data-step-text />}
      {tip && <Tip html={tip} isOwn />}
      {extraContent && <ReadMore html={extraContent} />}
    </>
  )
}

function ReadMore({ html }: { html: string }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.more}>
      {/* docs/product/accessibility.md#changing-words */}
      <button
        type="button"
        className={styles.moreButton}
        data-open={isOpen || undefined}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{isOpen ? 'READ LESS' : 'READ MORE'}</span>
        <IconChevronDown className="ui-chevron" size={20} stroke={1.75} aria-hidden />
      </button>
      <div id={id} hidden={!isOpen} className={styles.moreText}>
        <Html html={html} data-step-text />
      </div>
    </div>
  )
}
