import { $displaySaving } from '@stepwise/shared/display'
import { contactForm } from '@stepwise/shared/help'
import { Link, paths } from '@stepwise/shared/routing'
import { $personFacts, $sessionState } from '@stepwise/shared/session'
import { type Shortcut, type ShortcutGroup, useIsShortcutOn } from '@stepwise/shared/shortcuts'
import { shortcutGroups } from '@stepwise/shared/shortcuts/shortcut-groups'
import { Button, Group, PageHeading, Stack, Text, Title } from '@stepwise/shared/ui'
import { Checkbox } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { announcementsRequested } from '../announcements/announcements.model.ts'
import { maySeeVersions } from '../qa/qa.model.ts'
import { Main } from '../shell/Main.tsx'
import { $areAllOff, $areAllOn, allShortcutsSwitched, shortcutSwitched } from '../shortcuts/shortcut-switches.model.ts'
import { browserKeys } from './browser-keys.ts'
import styles from './ShortcutsPage.module.css'

const groups: readonly ShortcutGroup[] = shortcutGroups

/** All keyboard shortcuts, each with a switch. For everyone, signed in or not. */
export default function ShortcutsPage() {
  const [{ role }, session, saving, openAnnouncements] = useUnit([
    $personFacts,
    $sessionState,
    $displaySaving,
    announcementsRequested,
  ])
  const isFor = ({ audience }: ShortcutGroup) =>
    audience === undefined || (audience === 'testers' ? maySeeVersions(role) : role === 'content_manager')
  return (
    <Main hasColumn>
      <Stack gap="lg">
        <PageHeading>Keyboard shortcuts</PageHeading>
        <Text maw="40rem">
          Everything works with Tab and Enter alone, so you never need a shortcut. If one gets in the way of your own
          software, switch it off here. Your choice is remembered on every device where you sign in.
        </Text>
        <Group>
          <AllSwitches />
          <Button variant="default" aria-haspopup="dialog" onClick={() => openAnnouncements()}>
            What did it say?
          </Button>
        </Group>
        {(saving.state === 'failed' || saving.state === 'unstored') && (
          <Text role="alert" c="var(--color-danger)">
            {formatNotSaved(saving)}
          </Text>
        )}
        {groups.filter(isFor).map(({ where, hint, shortcuts }) => (
          <Section key={where} title={where} hint={hint}>
            {shortcuts.map((shortcut) => (
              <SwitchRow key={shortcut.id} shortcut={shortcut} />
            ))}
          </Section>
        ))}
        <Section title="Keys that always work" hint="These belong to the browser and cannot be switched off.">
          {browserKeys.map(({ keys, does }) => (
            <li key={does} className={styles.row}>
              <Keys keys={keys} />
              <span className={styles.does}>{does}</span>
            </li>
          ))}
        </Section>
        {session === 'signed-out' && (
          <Group>
            <Button component={Link} to={paths.landing.href({})}>
              Go to the start page
            </Button>
            <Button component={Link} to={contactForm} variant="default">
              Help
            </Button>
          </Group>
        )}
      </Stack>
    </Main>
  )
}

function formatNotSaved({ state, problem }: { state: string; problem: string | null }): string {
  if (problem === null) return 'This browser cannot save your choice: it lasts until you leave Stepwise.'
  const kept =
    state === 'failed'
      ? 'Your choice is saved on this device, and we will keep trying.'
      : 'This device cannot save your choice: leave this page open. We will keep trying.'
  return `Not saved to your account yet. ${problem} ${kept}`
}

function AllSwitches() {
  const [areAllOn, areAllOff, switchAll] = useUnit([$areAllOn, $areAllOff, allShortcutsSwitched])
  // aria-disabled keeps the focus where it is once the button has done all there is to do.
  const button = (words: string, areOn: boolean, isDone: boolean) => (
    <Button variant="default" aria-disabled={isDone || undefined} onClick={() => !isDone && switchAll({ areOn })}>
      {words}
    </Button>
  )
  return (
    <>
      {button('Switch all off', false, areAllOff)}
      {button('Switch all on', true, areAllOn)}
    </>
  )
}

function Section({ title, hint, children }: { title: string; hint: string | undefined; children: React.ReactNode }) {
  const id = `shortcuts-${title.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {hint && <Text>{hint}</Text>}
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}

function SwitchRow({ shortcut: { id, keys, does } }: { shortcut: Shortcut }) {
  const toggle = useUnit(shortcutSwitched)
  const isOn = useIsShortcutOn() as (id: string) => boolean
  return (
    <li className={styles.row}>
      <Keys keys={keys} />
      <span className={styles.does}>{does}</span>
      <Checkbox
        label="On"
        aria-label={`On: ${does}`}
        checked={isOn(id)}
        onChange={({ currentTarget }) => toggle({ id, isOn: currentTarget.checked })}
      />
    </li>
  )
}

function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className={styles.keys}>
      {keys.map((key, index) => (
        <span key={key}>
          {index > 0 && <span> or </span>}
          <kbd translate="no">{key}</kbd>
        </span>
      ))}
    </span>
  )
}
