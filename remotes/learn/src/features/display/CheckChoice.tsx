import { useId } from 'react'
import styles from './CheckChoice.module.css'
import choice from './Choice.module.css'

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
      <label className="ui-line ui-gap-12 ui-target ui-bold ui-pointer">
        <input
          type="checkbox"
          className={choice.box}
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
