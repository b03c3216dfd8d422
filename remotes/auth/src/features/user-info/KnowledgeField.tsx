import type { FormPart } from '@stepwise/shared/ui/forms'
import styles from './UserInfoFields.module.css'
import { type KnowledgeValues, knowledgeLevels } from './user-info-values.ts'

/** How well a person knows their assistive technology. */
export function KnowledgeField({ form }: { form: FormPart<KnowledgeValues> }) {
  const { id, name, value, error } = form.field('asTechnologyLevel')
  const errorId = `${id}-error`
  return (
    <fieldset className={styles.choices} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>Your assistive technology knowledge</legend>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {knowledgeLevels.map((choice, index) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            // The link of the error summary leads to the first choice.
            id={index === 0 ? id : undefined}
            name={name}
            className={styles.radio}
            checked={value === choice.value}
            aria-describedby={`${id}-help-${index}`}
            onChange={() => form.set('asTechnologyLevel', choice.value)}
          />
          <span>
            <span className={styles.choiceLabel}>{choice.label}</span>
            <span id={`${id}-help-${index}`} className={styles.help}>
              {choice.help}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
