import type { Database } from '../../../database/database.ts'
import { notSignedIn } from '../../../http/failures.ts'
import { findBadges } from '../../course/badges/badges.repository.ts'
import { defaultSetting } from '../../course/display/display.repository.ts'
import { findSelectedSoftwares } from '../../course/software/software.repository.ts'
import { avatarOnWire } from '../avatars/avatars.repository.ts'
import { findUser } from './users.repository.ts'

/**
 * The person who is signed in, as they go on the wire: account, photo, reading settings, software and badges.
 * `knownBadges` are theirs, when they were read just now.
 * @throws Failure 401 when the account is gone
 */
export async function currentUser(db: Database, id: string, knownBadges?: Awaited<ReturnType<typeof findBadges>>) {
  const user = await findUser(db, id)
  if (!user) throw notSignedIn()
  const softwares = await findSelectedSoftwares(db, id)
  const { avatar_id, erase_at, ...rest } = user
  return {
    ...rest,
    erase_at: erase_at?.toISOString() ?? null,
    avatar: avatar_id ? avatarOnWire(avatar_id) : null,
    accessability_setting: user.accessability_setting ?? defaultSetting,
    softwares,
    software_selected: softwares.length > 0,
    badges: knownBadges ?? (await findBadges(db, id)),
  }
}
