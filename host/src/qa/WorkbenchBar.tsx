import type { RegistryRemote, Scenario, Selection } from '@stepwise/shared/contracts'
import { $displaySetting, $theme } from '@stepwise/shared/display'
import { edition } from '@stepwise/shared/edition'
import { Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import styles from './Qa.module.css'
import { qaDialogOpened } from './qa.model.ts'
import { Choice, ScenarioFields } from './ScenarioFields.tsx'
import { SessionEnded } from './SessionEnded.tsx'
import { StopButton } from './StopButton.tsx'
import { $pageState, scenarioChanged } from './scenario.model.ts'
import { withScenario } from './scenario.ts'

interface WorkbenchBarProps {
  remote: RegistryRemote
  selection: Selection
}

/**
 * Over a remote that is shown alone: with what it is shown (docs/product/qa.md#workbench). A person or a fault loads the page again,
 * because both must be there before the product starts.
 */
export function WorkbenchBar({ remote, selection: { editions, until } }: WorkbenchBarProps) {
  const [state, theme, { fontSize }] = useUnit([$pageState, $theme, $displaySetting])
  const [change, open] = useUnit([scenarioChanged, qaDialogOpened])
  const choose = (changes: Partial<Scenario>) => {
    if ('person' in changes || 'fault' in changes)
      location.assign(withScenario(location.href, { ...state, ...changes }))
    else change(changes)
  }
  const chooseEdition = (chosen: string) => {
    const { pathname, search } = new URL(withScenario(location.href, { ...state, person: undefined }))
    location.assign(`${editions?.[chosen as 'study' | 'pro']}${pathname}${search}`)
  }
  return (
    <section className={styles.region} aria-label="Workbench">
      <p className={styles.words}>
        <span className="ui-bold">{remote.config.title}</span> <span>{`alone, ${remote.version}`}</span>
      </p>
      <div className={styles.choices}>
        {editions && (
          <Choice
            label="Edition"
            value={edition.id}
            options={{ study: 'Study', pro: 'Pro' }}
            onChoice={chooseEdition}
          />
        )}
        <ScenarioFields scenario={{ ...state, theme, textSize: fontSize }} onChange={choose} hasPeople />
      </div>
      <Button variant="default" aria-haspopup="dialog" onClick={() => open('running')}>
        What am I running
      </Button>
      {until && <StopButton>Back to the product</StopButton>}
      <SessionEnded />
    </section>
  )
}
