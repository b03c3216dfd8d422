import { Html } from '@stepwise/shared/ui'
import { IconBulb } from '@tabler/icons-react'
import styles from './TextBody.module.css'

interface TipProps {
  html: string
  /** What it belongs to, where there may be more than one. */
  of?: string
  /** It is a part of the step's own text, which can be highlighted. */
  isOwn?: boolean
}

/** A hint that is beside the text. */
export function Tip({ html, of, isOwn }: TipProps) {
  return (
    <aside className={styles.tip} aria-label={of ? `Tip for ${of}` : 'Tip'}>
      <IconBulb className="ui-keep" size={26} stroke={1.75} aria-hidden />
      <Html html={html} data-step-text={isOwn} />
    </aside>
  )
}
