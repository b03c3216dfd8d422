import { lazyComponent, preloadPart, useLazyPart } from '@stepwise/shared/lazy'
import { $user, signOutRequested } from '@stepwise/shared/session'
import { Avatar, Button, UnstyledButton } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useState } from 'react'
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
  const [isLoaded, setIsLoaded] = useState(false)
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
  const OpenAvatarMenu = isLoaded ? openMenu.loaded() : undefined
  if (OpenAvatarMenu) return <OpenAvatarMenu label={label} picture={picture} />
  return (
    <>
      {/* The same button while the menu loads and when it cannot be loaded: it has the focus. */}
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
      {isWanted && <WantedMenu onLoad={() => setIsLoaded(true)} onClose={() => setIsWanted(false)} />}
    </>
  )
}

interface WantedMenuProps {
  onLoad: () => void
  onClose: () => void
}

/** Loads the menu, or says that it could not be loaded, with Sign out: nobody must stay signed in because of a missing menu. */
function WantedMenu({ onLoad, onClose }: WantedMenuProps) {
  const { value: OpenAvatarMenu, error, retry } = useLazyPart(openMenu)
  const signOut = useUnit(signOutRequested)
  const { version } = useRegistry().host
  useLoadFailure({ name: 'host', version }, error, 'Account menu could not be opened.')
  const loaded = useEffectEvent(onLoad)
  useEffect(() => {
    if (OpenAvatarMenu) loaded()
  }, [OpenAvatarMenu])
  if (error === undefined) return null
  return (
    <SlotFailure title="Account menu" onTryAgain={retry} onClose={onClose}>
      <Button variant="default" onClick={() => signOut()}>
        Sign out
      </Button>
    </SlotFailure>
  )
}
