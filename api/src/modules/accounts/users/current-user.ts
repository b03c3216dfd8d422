import type { Edition } from '@stepwise/shared/contracts'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { notSignedIn } from '../../../http/failures.ts'
import { contentState } from '../../content/content-cache/content-cache.ts'
import {
  awardEarned,
  type BadgeProgressColumns,
  badgeOnWire,
  badgeProgressColumnsWithCounts,
  loadBadgeProgress,
  selectBadges,
} from '../../course/badges/badges.repository.ts'
import { defaultSetting } from '../../course/display/display.repository.ts'
import type { WithState } from '../../course/flows/course.repository.ts'
import { avatarOnWire } from '../avatars/avatars.repository.ts'
import { findUser } from './users.repository.ts'

const ownId = sql.ref('users.id')
const badgesColumns = [selectBadges(ownId)]
const badgeProgressColumns = [contentState.as('state'), ...badgeProgressColumnsWithCounts(ownId)]

/**
 * The person who is signed in, as they go on the wire: account, photo, reading settings, software and badges.
 * @throws Failure 401 when the account is gone
 */
export async function currentUser(db: Database, id: string) {
  const user = await findUser<Pick<BadgeProgressColumns, 'badges'>>(db, id, badgesColumns)
  if (!user) throw notSignedIn()
  return userOnWire(user, user.badges.map(badgeOnWire))
}

/** The same once they have every badge that they have earned. What earns one was written before. */
export async function currentUserWithNewBadges(db: Database, edition: Edition, id: string) {
  const user = await findUser<BadgeProgressColumns & WithState>(db, id, badgeProgressColumns)
  if (!user) throw notSignedIn()
  return userOnWire(user, await awardEarned(db, edition, await loadBadgeProgress(db, edition, id, user)))
}

type Badges = ReturnType<typeof badgeOnWire>[]

function userOnWire(user: NonNullable<Awaited<ReturnType<typeof findUser>>>, badges: Badges) {
  return {
    id: user.id,
    first_name: user.first_name,
    surname: user.surname,
    email: user.email,
    university: user.university,
    role: user.role,
    wellbeings: user.wellbeings,
    is_calm_requested: user.is_calm_requested,
    device_key: user.device_key,
    user_info: user.user_info,
    erase_at: user.erase_at?.toISOString() ?? null,
    avatar: user.avatar_id ? avatarOnWire(user.avatar_id) : null,
    accessability_setting: user.accessability_setting ?? defaultSetting,
    softwares: user.selected,
    software_selected: user.selected.length > 0,
    badges,
  }
}
