import { $user } from '@stepwise/shared/session'
import { Avatar, UnstyledButton } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { lazy, Suspense, useState } from 'react'
import styles from './AvatarMenu.module.css'

const loadMenu = () => import('./OpenAvatarMenu.tsx')
const OpenAvatarMenu = lazy(loadMenu)

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
      onPointerEnter={loadMenu}
      onFocus={loadMenu}
      onClick={() => setIsWanted(true)}
    >
      {picture}
    </UnstyledButton>
  )
  return isWanted ? (
    <Suspense fallback={button}>
      <OpenAvatarMenu label={label} picture={picture} />
    </Suspense>
  ) : (
    button
  )
}
