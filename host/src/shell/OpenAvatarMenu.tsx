import { preview } from '@stepwise/shared/preview'
import { Link, paths } from '@stepwise/shared/routing'
import { $personFacts, signOutRequested } from '@stepwise/shared/session'
import { $hasPrivacyChoices, privacyChoicesRequested, shell } from '@stepwise/shared/shell'
import { useIsShortcutOn } from '@stepwise/shared/shortcuts'
import { UnstyledButton } from '@stepwise/shared/ui'
import { Menu } from '@stepwise/shared/ui/overlays'
import {
  IconAward,
  IconInfoCircle,
  IconLogout,
  IconMessage2,
  IconShieldCheck,
  IconTestPipe,
  IconUser,
} from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { announcementsRequested } from '../announcements/announcements.model.ts'
import { mayChooseVersions, maySeeVersions, qaDialogOpened, runningKey } from '../qa/qa.model.ts'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { slotOwner } from '../registry/registry.ts'
import styles from './AvatarMenu.module.css'

interface OpenAvatarMenuProps {
  label: string
  picture: ReactNode
}

/** The closing menu returns the focus to its button after 10 ms; what opens takes it from there, and brings it back. */
const afterMenuMs = 30

/** The avatar menu: it opens when it mounts, and takes the focus from the light button of AvatarMenu. */
export default function OpenAvatarMenu({ label, picture }: OpenAvatarMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [signOut, openSlot, hasPrivacyChoices, openPrivacyChoices, { role }, openForTest, openAnnouncements] = useUnit([
    signOutRequested,
    shell.slotOpened,
    $hasPrivacyChoices,
    privacyChoicesRequested,
    $personFacts,
    qaDialogOpened,
    announcementsRequested,
  ])
  const isOn = useIsShortcutOn()
  const hasAchievements = slotOwner(useRegistry(), 'dialog.achievements') !== undefined
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
    setIsOpen(true)
  }, [])

  function askToSignOut() {
    // The sign-out dialog may open before the closing menu returns the focus.
    button.current?.focus()
    signOut()
  }

  return (
    <Menu
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width={240}
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton ref={button} className={styles.button} aria-label={label} data-short-name="Account menu">
          {picture}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={paths.profile.href({})} leftSection={<IconUser stroke={1.75} aria-hidden />}>
          View profile page
        </Menu.Item>
        {hasAchievements && (
          <Menu.Item
            leftSection={<IconAward stroke={1.75} aria-hidden />}
            onClick={() => openSlot('dialog.achievements')}
          >
            View Achievements
          </Menu.Item>
        )}
        {hasPrivacyChoices && (
          <Menu.Item
            leftSection={<IconShieldCheck stroke={1.75} aria-hidden />}
            onClick={() => setTimeout(openPrivacyChoices, afterMenuMs)}
          >
            Privacy choices
          </Menu.Item>
        )}
        {!preview && (
          <Menu.Item
            leftSection={<IconMessage2 stroke={1.75} aria-hidden />}
            aria-keyshortcuts={isOn('what-did-it-say') ? 'Alt+Shift+W' : undefined}
            onClick={() => setTimeout(openAnnouncements, afterMenuMs)}
          >
            What did it say?
          </Menu.Item>
        )}
        {mayChooseVersions(role) && (
          <Menu.Item
            leftSection={<IconTestPipe stroke={1.75} aria-hidden />}
            onClick={() => setTimeout(openForTest, afterMenuMs, 'versions')}
          >
            Choose versions
          </Menu.Item>
        )}
        {maySeeVersions(role) && (
          <Menu.Item
            leftSection={<IconInfoCircle stroke={1.75} aria-hidden />}
            rightSection={
              isOn('qa-running') && (
                <kbd aria-hidden translate="no">
                  {runningKey}
                </kbd>
              )
            }
            aria-keyshortcuts={isOn('qa-running') ? runningKey : undefined}
            onClick={() => setTimeout(openForTest, afterMenuMs, 'running')}
          >
            What am I running
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout stroke={1.75} aria-hidden />} onClick={askToSignOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
