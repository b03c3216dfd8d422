import { lazyComponent, preloadPart, useLazyPart } from '@stepwise/shared/lazy'
import { $user, signOutRequested } from '@stepwise/shared/session'
import { Avatar, Button, UnstyledButton } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type ReactNode, useState } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { SlotFailure } from '../remotes/SlotFailure.tsx'
import { useLoadFailure } from '../remotes/use-part.ts'
import styles from './AvatarMenu.module.css'

const openMenu = lazyComponent(() => import(/* webpackChunkName: "avatar-menu" */ './OpenAvatarMenu.tsx'))
const preloadMenu = () => preloadPart(openMenu)

/** The person's initials or picture; its menu arrives with the first hover, focus or press. */
export function AvatarMenu() {
  const user = useUnit($user)
  const [isWanted, setIsWanted] = useState(false)
  if (!user) return null
  const initials = `${user.firstName.charAt(0)}${user.surname.charAt(0)}`.toUpperCase()
  // The initials that are seen are part of the name, for people who speak to their computer.
  const label = `Account menu, ${user.firstName} ${user.surname}, ${initials}`
  const picture = (
    <Avatar
      src={user.avatar?.large ?? user.avatar?.medium ?? null}
      alt=""
      radius="xl"
      size={40}
      className={styles.avatar}
    >
      {initials}
    </Avatar>
  )
  const button = (
    <UnstyledButton
      className={styles.button}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preloadMenu}
      onFocus={preloadMenu}
      aria-busy={isWanted || undefined}
      onClick={() => setIsWanted(true)}
    >
      {picture}
    </UnstyledButton>
  )
  return isWanted ? (
    <WantedMenu label={label} picture={picture} button={button} onClose={() => setIsWanted(false)} />
  ) : (
    button
  )
}

interface WantedMenuProps {
  label: string
  picture: ReactNode
  /** Shown until the menu has loaded. */
  button: ReactNode
  onClose: () => void
}

/** The menu, or a notice that it could not be loaded, with Sign out: nobody must stay signed in because of a missing menu. */
function WantedMenu({ label, picture, button, onClose }: WantedMenuProps) {
  const { value: OpenAvatarMenu, error, retry } = useLazyPart(openMenu)
  const signOut = useUnit(signOutRequested)
  const { version } = useRegistry().host
  useLoadFailure({ name: 'host', version }, error, 'Account menu could not be opened.')
  if (OpenAvatarMenu) return <OpenAvatarMenu label={label} picture={picture} />
  return (
    <>
      {button}
      {error !== undefined && (
        <SlotFailure title="Account menu" onTryAgain={retry} onClose={onClose}>
          <Button variant="default" onClick={() => signOut()}>
            Sign out
          </Button>
        </SlotFailure>
      )}
    </>
  )
}
