import type { Scenario } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { type ReactNode, useId } from 'react'
import styles from './Qa.module.css'
import { type Fault, faults, people } from './scenario.ts'

interface ScenarioFieldsProps {
  scenario: Scenario
  onChange: (changes: Partial<Scenario>) => void
  /** Nothing need be chosen: the first entry of each list is "As it is". */
  isOptional?: boolean
  hasPeople: boolean
}

const sizes = Object.fromEntries(Array.from({ length: 11 }, (_, size) => [String(size), String(size)]))
const themes = { light: 'Light', dark: 'Dark' }

/** The state in which a page is tried: person, theme, text size and fault. In the workbench's bar, and where versions are chosen. */
export function ScenarioFields({ scenario, onChange, isOptional = false, hasPeople }: ScenarioFieldsProps) {
  const { person, theme, textSize, fault } = scenario
  const unset: Record<string, string> = isOptional ? { unset: 'As it is' } : {}
  const chosen = (value: string) => (value === 'unset' ? undefined : value)
  return (
    <>
      {hasPeople && (
        <Choice
          label="Person"
          value={person ?? 'unset'}
          options={{
            ...(person === undefined && { unset: 'As it is' }),
            ...unset,
            '': 'Signed out',
            ...people[edition.id],
          }}
          onChoice={(value) => onChange({ person: chosen(value) })}
        />
      )}
      <Choice
        label="Theme"
        value={theme ?? 'unset'}
        options={{ ...unset, ...themes }}
        onChoice={(value) => onChange({ theme: chosen(value) as Scenario['theme'] })}
      />
      <Choice
        label="Text size"
        value={textSize === undefined ? 'unset' : String(textSize)}
        options={{ ...unset, ...sizes }}
        onChoice={(value) => onChange({ textSize: value === 'unset' ? undefined : Number(value) })}
      />
      <Choice
        label="Fault"
        value={fault ?? 'none'}
        options={faults}
        onChoice={(value) => onChange({ fault: value as Fault })}
      />
    </>
  )
}

interface ChoiceProps {
  label: ReactNode
  value: string
  /** Texts by value. */
  options: Record<string, string>
  onChoice: (value: string) => void
}

export function Choice({ label, value, options, onChoice }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className="ui-strong">
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChoice(event.currentTarget.value)}>
        {Object.entries(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
