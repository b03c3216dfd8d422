import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import styles from './OptionRow.module.css'

interface OptionRowProps<Value> {
  legend: string
  /** One sentence that a screen reader reads with the group. */
  about?: ReactNode
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, beside each other where there is room. */
export function OptionRow<Value extends string | number>({
  legend,
  about,
  options,
  value: chosen,
  onChange,
}: OptionRowProps<Value>) {
  const id = useId()
  return (
    <fieldset aria-describedby={about ? id : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {about && (
        <p id={id} className="ui-muted ui-below-8">
          {about}
        </p>
      )}
      <div className={styles.options} data-count={options.length}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={id}
              className={styles.input}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            <span className={styles.words}>
              {value === chosen && <IconCheck size={18} stroke={2.5} aria-hidden />}
              <span>{label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
