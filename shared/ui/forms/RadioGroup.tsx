import type { ReactNode } from 'react'
import styles from './RadioGroup.module.css'

interface RadioGroupProps<Value extends string> {
  /** Of the inputs; unique on the page. */
  name: string
  label: string
  /** What can be chosen, with its words. */
  options: Partial<Record<Value, ReactNode>>
  value: Value
  onChoice: (value: Value) => void
  /** As in a form of other fields: each choice on its line. */
  isField?: boolean
  isDisabled?: boolean
}

/** A few choices, all of them in sight. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { name, label, options, value, onChoice, isField, isDisabled } = props
  return (
    <fieldset className={styles.group} data-field={isField || undefined} disabled={isDisabled}>
      <legend>{label}</legend>
      {(Object.entries(options) as [Value, ReactNode][]).map(([option, words]) => (
        <label key={option} className={styles.option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChoice(option)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  )
}
