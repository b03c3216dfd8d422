import { edition } from '@stepwise/shared/edition'
import { Lazy, lazyComponent, preloadPart } from '@stepwise/shared/lazy'
import { Link, paths } from '@stepwise/shared/routing'
import { $user, initialsOf } from '@stepwise/shared/session'
import { Anchor, Avatar, Button } from '@stepwise/shared/ui'
import { IconCamera } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { Card } from '../../features/layout/Card.tsx'
import styles from './ProfileCard.module.css'

// Loaded when it is needed: it brings the cropper, which most visits do not use.
const photoDialog = lazyComponent(() => import(/* webpackChunkName: "photo-dialog" */ './photo/PhotoDialog.tsx'))
const preloadDialog = () => preloadPart(photoDialog)

/** Name, address, organisation and photo. */
export function ProfileCard() {
  const user = useUnit($user)
  const [isOpen, setOpen] = useState(false)
  const [hasOpened, setHasOpened] = useState(false)
  if (!user) return null
  const open = () => {
    setHasOpened(true)
    setOpen(true)
  }
  return (
    <Card title="Profile" height="tall">
      <div className={styles.person}>
        <Avatar
          src={user.avatar?.large ?? user.avatar?.medium ?? null}
          alt=""
          size={160}
          radius={999}
          className={styles.photo}
        >
          {initialsOf(user)}
        </Avatar>
        <Button
          variant="outline"
          leftSection={<IconCamera size={20} stroke={1.75} aria-hidden />}
          aria-haspopup="dialog"
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={open}
        >
          {user.avatar ? 'Change photo' : 'Add a photo'}
        </Button>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Name</dt>
          <dd>{`${user.firstName} ${user.surname}`}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd translate="no">{user.email}</dd>
        </div>
        {user.university && (
          <div>
            <dt>{edition.organisationLabel}</dt>
            <dd>{user.university}</dd>
          </div>
        )}
      </dl>
      <p className="ui-flat">
        <Anchor component={Link} className="ui-inline ui-target" to={paths.account.href({})}>
          Change your name, email or password
        </Anchor>
      </p>
      {hasOpened && (
        <Lazy part={photoDialog} title="The photo dialog" props={{ isOpen, onClose: () => setOpen(false) }} />
      )}
    </Card>
  )
}
