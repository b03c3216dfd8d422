import { $displaySetting, $theme, displaySettingChanged, themeToggled } from '@stepwise/shared/display'
import { edition } from '@stepwise/shared/edition'
import { $user } from '@stepwise/shared/session'
import { useUnit } from 'effector-react'
import { chooseFault, chosenFault, type Fault, faults } from './faults.ts'
import { scenarios, signInAs } from './scenarios.ts'
import styles from './WorkbenchBar.module.css'

/** Chooses the edition, person, theme, text size and fault that the remote is shown with. */
export function WorkbenchBar() {
  const [user, theme, setting] = useUnit([$user, $theme, $displaySetting])
  const [toggleTheme, changeSetting] = useUnit([themeToggled, displaySettingChanged])
  const otherPort = Number(location.port) + (edition.id === 'study' ? 1 : -1)
  const chooseEdition = (chosen: string) => {
    if (chosen !== edition.id)
      location.href = `${location.protocol}//${location.hostname}:${otherPort}${location.pathname}`
  }
  const applyFault = (chosen: string) => {
    chooseFault(chosen as Fault)
    location.reload()
  }
  return (
    <aside className={styles.bar} aria-label="Workbench">
      <Choice label="Edition" value={edition.id} options={{ study: 'Study', pro: 'Pro' }} onChoice={chooseEdition} />
      <Choice
        label="Person"
        value={user?.email ?? ''}
        options={{ '': 'Signed out', ...scenarios[edition.id] }}
        onChoice={signInAs}
      />
      <Choice label="Theme" value={theme} options={{ light: 'Light', dark: 'Dark' }} onChoice={() => toggleTheme()} />
      <Choice
        label="Text size"
        value={String(setting.fontSize)}
        options={Object.fromEntries(Array.from({ length: 11 }, (_, size) => [String(size), String(size)]))}
        onChoice={(size) => changeSetting({ fontSize: Number(size) })}
      />
      <Choice label="Fault" value={chosenFault()} options={faults} onChoice={applyFault} />
    </aside>
  )
}

interface ChoiceProps {
  label: string
  value: string
  /** Texts by value. */
  options: Record<string, string>
  onChoice: (value: string) => void
}

function Choice({ label, value, options, onChoice }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      {label}
      <select value={value} onChange={(event) => onChoice(event.currentTarget.value)}>
        {Object.entries(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
