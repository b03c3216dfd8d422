import type { BodyPart } from './body-parts.ts'
import styles from './PartText.module.css'

/** What a field or a block says. */
export function PartText({ part }: { part: BodyPart | null }) {
  if (!part) return <p className={styles.text}>Not there</p>
  if (part.lines.length === 0) return <p className={styles.text}>Empty</p>
  return part.lines.map(({ label, text }) => (
    <p key={label} className={styles.text} dir="auto">
      {label && <strong>{`${label}: `}</strong>}
      <span>{text}</span>
    </p>
  ))
}
