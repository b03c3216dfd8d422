import type { AccountKind, OverrideChoice, OverrideChosen, ReleaseVersions, Scenario } from '@stepwise/shared/contracts'
import type { LazyDialogProps } from '@stepwise/shared/lazy'
import { Button, Loader } from '@stepwise/shared/ui'
import { Checkbox, CopyButton } from '@stepwise/shared/ui/forms'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { type FormEvent, useId, useState } from 'react'
import { reloadPage } from '../reload-page.ts'
import { ChangesSection } from './ChangesSection.tsx'
import { accountKinds, formatBuild } from './format-change.ts'
import { Previews } from './Previews.tsx'
import styles from './Qa.module.css'
import { releaseCall } from './release-calls.ts'
import { Choice, ScenarioFields } from './ScenarioFields.tsx'
import { useReleaseResponse } from './use-release-response.ts'

/** Other versions for this browser, and the state to try them in (docs/product/qa.md#panel). */
export default function VersionsDialog({ opened, onClose }: LazyDialogProps) {
  return (
    <Dialog title="Choose versions" opened={opened} onClose={onClose} size={720}>
      <Versions />
    </Dialog>
  )
}

function Versions() {
  const { body, problem, retry } = useReleaseResponse<ReleaseVersions>('versions')
  if (body) return <VersionsForm {...body} onLinkMade={retry} />
  if (problem === null) return <Loader aria-label="Loading versions" />
  return (
    <div className="ui-stack ui-gap-20">
      <p className={styles.problem} role="alert">{`The versions could not be loaded. ${problem}`}</p>
      <Button onClick={retry}>Try again</Button>
    </div>
  )
}

const durations = { '30': '30 minutes', '120': '2 hours', '480': '8 hours', '1440': '1 day', '10080': '7 days' }

function VersionsForm({
  parts,
  allowsLocalBuilds,
  previews,
  onLinkMade,
}: ReleaseVersions & { onLinkMade: () => void }) {
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const [localBuilds, setLocalBuilds] = useState('')
  const [minutes, setMinutes] = useState('120')
  const [scenario, setScenario] = useState<Scenario>({})
  const [accounts, setAccounts] = useState<AccountKind[]>([])
  const [problem, setProblem] = useState<string | null>(null)

  /** Rejects, and shows why, when nothing is chosen or the server refuses it. */
  async function send(more: Partial<OverrideChoice> = {}): Promise<OverrideChosen> {
    setProblem(null)
    const locals = localBuilds.split(/[\s,]+/).filter(Boolean)
    const others = Object.entries(chosen).flatMap(([part, version]) => (version === '' ? [] : [`${part}@${version}`]))
    const choice: OverrideChoice = { parts: [...others, ...locals], minutes: Number(minutes), scenario, ...more }
    try {
      if (choice.parts.length === 0) throw new Error('Choose a version of at least one part.')
      return await releaseCall<OverrideChosen>('override', choice)
    } catch (error) {
      setProblem((error as Error).message)
      throw error
    }
  }
  const choose = (event: FormEvent) => {
    event.preventDefault()
    send().then(reloadPage, () => {})
  }
  const makeLink = async () => {
    const path = location.pathname + location.search
    const { link = '' } = await send({ asLink: true, path, ...(accounts.length > 0 && { accounts }) })
    onLinkMade()
    return link
  }

  return (
    <form className="ui-stack ui-gap-20" onSubmit={choose} noValidate>
      <p className={styles.words}>For this browser only. Everyone else still gets what is live.</p>
      <fieldset className={styles.group}>
        <legend>Versions</legend>
        {parts.map(({ part, title, live, versions }) => (
          <Choice
            key={part}
            label={title === part ? part : `${title} (${part})`}
            value={chosen[part] ?? ''}
            options={{
              '': live ? `The live version, ${live}` : 'Not there, as in the live version',
              ...Object.fromEntries(versions.map((one) => [one.version, formatVersion(one, live)])),
            }}
            onChoice={(version) => setChosen({ ...chosen, [part]: version })}
          />
        ))}
        {allowsLocalBuilds && <LocalBuilds value={localBuilds} onChange={setLocalBuilds} />}
      </fieldset>
      {parts.map((part) =>
        part.versions
          .filter(({ version }) => version === chosen[part.part])
          .map((version) => <ChangesSection key={`${part.part}@${version.version}`} part={part} version={version} />),
      )}
      <fieldset className={styles.group}>
        <legend>State</legend>
        <ScenarioFields
          isOptional
          hasPeople={allowsLocalBuilds}
          scenario={scenario}
          onChange={(changes) => setScenario({ ...scenario, ...changes })}
        />
      </fieldset>
      <Choice label="For" value={minutes} options={durations} onChoice={setMinutes} />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit">Use these</Button>
      <Checkbox.Group
        label="Who may open the link"
        description="If none is ticked, anyone who has it."
        value={accounts}
        onChange={(kinds) => setAccounts(kinds as AccountKind[])}
      >
        {Object.entries(accountKinds).map(([kind, label]) => (
          <Checkbox key={kind} size="md" mt="xs" value={kind} label={label} />
        ))}
      </Checkbox.Group>
      <CopyButton name="link" text={makeLink} />
      <Previews previews={previews} />
    </form>
  )
}

/** "Notes can be pinned, 1.0.0-bbbbbbbb, kim, 20 Nov 2026, 10:00, live". */
const formatVersion = (
  { version, build }: ReleaseVersions['parts'][number]['versions'][number],
  live: string | null,
): string => [build.changes?.[0], version, formatBuild(build), version === live && 'live'].filter(Boolean).join(', ')

function LocalBuilds({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className="ui-strong">
        Builds on this machine
      </label>
      <span id={`${id}-hint`}>Such as learn@http://localhost:4100, from npm run dev -w remotes/learn.</span>
      <input
        id={id}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
