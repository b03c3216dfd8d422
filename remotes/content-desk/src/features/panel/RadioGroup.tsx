import styles from './RadioGroup.module.css'

interface RadioGroupProps<Value extends string> {
  /** Of the inputs; unique on the page. */
  name: string
  label: string
  /** What can be chosen, with its words. */
  options: Partial<Record<Value, string>>
  value: Value
  onChoice: (value: Value) => void
}

/** A few choices, all of them in sight. */
export function RadioGroup<Value extends string>({ name, label, options, value, onChoice }: RadioGroupProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {(Object.entries(options) as [Value, string][]).map(([option, words]) => (
        <label key={option} className={styles.option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChoice(option)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  )
}
