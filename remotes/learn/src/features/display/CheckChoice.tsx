import { useId } from 'react'
import styles from './CheckChoice.module.css'

interface CheckChoiceProps {
  label: string
  /** One sentence that says more. */
  about?: string
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

export function CheckChoice({ label, about, isChosen, onChange }: CheckChoiceProps) {
  const id = useId()
  return (
    <div>
      <label className={styles.label}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-describedby={about ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {about && (
        <p id={id} className={styles.about}>
          {about}
        </p>
      )}
    </div>
  )
}
