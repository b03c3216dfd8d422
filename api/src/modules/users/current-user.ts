import type { Database } from '../../database/database.ts'
import { notSignedIn } from '../../http/failures.ts'
import { avatarOnWire } from '../avatars/avatars.repository.ts'
import { findBadges } from '../badges/badges.repository.ts'
import { findSelectedSoftwares } from '../software/software.repository.ts'
import { type AccessabilitySettingOnWire, findUser } from './users.repository.ts'

/** The settings of a person who has changed none (docs/product/display.md#defaults): as the table's defaults. */
const defaultSetting: AccessabilitySettingOnWire = {
  background_color: null,
  font_color: null,
  font_size: 2,
  font_family: 'Default',
  subtitles: true,
  line_spacing: 0,
  letter_spacing: 0,
  word_spacing: 0,
  line_width: 0,
  theme: null,
  reading_speed: 100,
  reading_voice: null,
  ruler: false,
  ruler_height: 3,
  ruler_dim: 50,
  button_names: false,
  shortcuts_off: [],
  announcements: 'normal',
}

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
