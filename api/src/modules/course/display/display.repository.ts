import type { accessabilityChangeSchema, accessabilitySettingSchema } from '@stepwise/shared/contracts/user'
import type { z } from 'zod'
import type { Database } from '../../../database/database.ts'

/** How a person wants Stepwise to look and sound, as it goes on the wire. */
type DisplaySetting = z.infer<typeof accessabilitySettingSchema>

export const settingColumns = [
  'background_color',
  'font_color',
  'font_size',
  'font_family',
  'subtitles',
  'line_spacing',
  'letter_spacing',
  'word_spacing',
  'line_width',
  'theme',
  'reading_speed',
  'reading_voice',
  'ruler',
  'ruler_height',
  'ruler_dim',
  'ruler_dims_videos',
  'line_focus',
  'button_names',
  'shortcuts_off',
  'announcements',
  'caption_position',
  'caption_size',
  'caption_colours',
] as const

/** The settings of a person who has changed none (docs/product/display.md#defaults): as the table's defaults. */
export const defaultSetting: DisplaySetting = {
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
  ruler_dims_videos: false,
  line_focus: 0,
  button_names: false,
  shortcuts_off: [],
  announcements: 'normal',
  caption_position: 'automatic',
  caption_size: 100,
  caption_colours: 'white-on-black',
}

/** A person's settings, even when they have changed none. */
export async function findDisplaySetting(db: Database, userId: string): Promise<DisplaySetting> {
  const setting = await db
    .selectFrom('accessability_settings')
    .select(settingColumns)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return setting ?? defaultSetting
}

type SettingChange = z.infer<typeof accessabilityChangeSchema>['accessability_setting']

/** Changes display settings and returns all of them. What is null or absent stays, an empty text clears. */
export async function changeDisplaySetting(db: Database, userId: string, change: SettingChange) {
  const given = Object.fromEntries(
    Object.entries(change)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([field, value]) => [field, value === '' ? null : value]),
  )
  return db
    .insertInto('accessability_settings')
    .values({ user_id: userId, ...given })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId, ...given }))
    .returning(settingColumns)
    .executeTakeFirstOrThrow()
}
