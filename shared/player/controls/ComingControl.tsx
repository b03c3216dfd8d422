import styles from './Controls.module.css'

/** The place of a button that comes with the video's files, so that the others do not move when it does. */
export function ComingControl({ label }: { label?: string }) {
  return (
    <span className={styles.button} data-coming aria-hidden>
      <span className={styles.comingIcon} />
      <span>{label}</span>
    </span>
  )
}
