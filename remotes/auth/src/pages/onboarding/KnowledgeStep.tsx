import type { ProductForm } from '@stepwise/shared/ui/forms'
import type { KnowledgeLevel, OnboardingValues } from './onboarding-values.ts'
import styles from './steps.module.css'

const choices: { value: KnowledgeLevel; label: string; help: string }[] = [
  { value: 'complete beginner', label: 'Complete beginner', help: 'I have not used it, or hardly ever.' },
  { value: 'a little knowledge', label: 'A little knowledge', help: 'I know some of it and want to use more.' },
  { value: 'quite familiar', label: 'Quite familiar', help: 'I use it often and want to get the best from it.' },
]

/** How well a person knows their assistive technology. */
export function KnowledgeStep({ form }: { form: ProductForm<OnboardingValues> }) {
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
      {choices.map((choice, index) => (
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
