import { Html } from '@stepwise/shared/ui'
import { IconBulb } from '@tabler/icons-react'
import styles from './TextBody.module.css'

/** A hint that stands beside the text. `of` is what it belongs to, where there may be more than one. */
export function Tip({ html, of }: { html: string; of?: string }) {
  return (
    <aside className={styles.tip} aria-label={of ? `Tip for ${of}` : 'Tip'}>
      <IconBulb className={styles.bulb} size={26} stroke={1.75} aria-hidden />
      <Html html={html} />
    </aside>
  )
}
