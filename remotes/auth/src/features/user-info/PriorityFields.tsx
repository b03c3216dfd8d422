import type { FormPart } from '@stepwise/shared/ui/forms'
import styles from './UserInfoFields.module.css'
import { levels, type PriorityValues } from './user-info-values.ts'

const marks = [1, 2, 3, 4, 5]

/** Six sliders. They are the browser's own, which work with keys, speech control and switches. */
export function PriorityFields({ form }: { form: FormPart<PriorityValues> }) {
  return (
    <div className={styles.sliders}>
      {levels.map(({ field, label }) => {
        const { id, name, value } = form.field(field)
        return (
          <div key={field} className={styles.slider}>
            <label htmlFor={id} className={styles.sliderLabel}>
              <span>{label}</span>
              <output className={styles.sliderValue} htmlFor={id} aria-hidden="true">
                {value}
              </output>
            </label>
            <input
              id={id}
              name={name}
              type="range"
              min={1}
              max={5}
              step={1}
              value={value}
              aria-valuetext={`${value} of 5`}
              className={styles.range}
              onChange={(event) => form.set(field, Number(event.currentTarget.value))}
            />
            <div className={styles.marks} aria-hidden="true">
              {marks.map((mark) => (
                <span key={mark}>{mark === 1 ? '1 low' : mark === 5 ? '5 high' : mark}</span>
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}
