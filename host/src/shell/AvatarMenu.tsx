import { lazyComponent, preloadPart, useLazyPart } from '@stepwise/shared/lazy'
import { $user, initialsOf, signOutRequested } from '@stepwise/shared/session'
import { Avatar, Button, UnstyledButton } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { SlotFailure } from '../remotes/SlotFailure.tsx'
import { useLoadFailure } from '../remotes/use-part.ts'
import styles from './AvatarMenu.module.css'

const openMenu = lazyComponent(() => import(/* webpackChunkName: "avatar-menu" */ './OpenAvatarMenu.tsx'))
const preloadMenu = () => preloadPart(openMenu)

/**
 * The person's initials or picture; its menu arrives with the first hover, focus or press. When the menu cannot be loaded, a notice
 * says so, with Sign out: no one must stay signed in because of a missing menu.
 */
export function AvatarMenu() {
  const [user, signOut] = useUnit([$user, signOutRequested])
  const { version } = useRegistry().host
  const [isWanted, setIsWanted] = useState(false)
  const { value: OpenAvatarMenu, error, retry } = useLazyPart(openMenu, { isWanted })
  useLoadFailure({ name: 'host', version }, error, 'Account menu could not be opened.')
  if (!user) return null

  const initials = initialsOf(user)
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
  if (isWanted && OpenAvatarMenu) return <OpenAvatarMenu label={label} picture={picture} />
  return (
    <>
      {/* The same button while the menu loads and when it cannot be loaded: it has the focus. */}
      <UnstyledButton
        className={styles.button}
        aria-label={label}
        data-short-name="Account menu"
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={preloadMenu}
        onFocus={preloadMenu}
        aria-busy={(isWanted && error === undefined) || undefined}
        onClick={open}
      >
        {picture}
      </UnstyledButton>
      {isWanted && error !== undefined && (
        <SlotFailure title="Account menu" onTryAgain={retry} onClose={() => setIsWanted(false)}>
          <Button variant="default" onClick={() => signOut()}>
            Sign out
          </Button>
        </SlotFailure>
      )}
    </>
  )

  function open() {
    setIsWanted(true)
    if (error !== undefined) retry()
  }
}
