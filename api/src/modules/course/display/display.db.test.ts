import { expect, test } from 'vitest'
import { type SignedIn, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
const change = ({ call }: SignedIn, setting: object) =>
  call('PUT', '/users/accessability_setting', { accessability_setting: setting })
const settingOf = async ({ call }: SignedIn) => (await call('POST', '/auth/authorize')).body.accessability_setting

test('only the reading settings that are given change', async () => {
  const person = await api.newPerson()
  await change(person, { background_color: '#FBF3DE', font_size: 4 })
  const { status, body } = await change(person, { background_color: null, font_size: 7, subtitles: false })
  expect(status).toBe(200)
  const changed = { background_color: '#FBF3DE', font_size: 7, subtitles: false }
  expect(body).toMatchObject({ ...changed, font_color: null, font_family: 'Default' })
  expect(await settingOf(person)).toEqual(body)
  expect((await change(person, {})).body).toEqual(body)
})

// docs/product/display.md#further-settings
test('choices beside the colours, size and font are saved too', async () => {
  const person = await api.newPerson()
  const chosen = {
    line_spacing: 2,
    letter_spacing: 1,
    word_spacing: 1,
    line_width: 2,
    theme: 'high-contrast',
    reading_speed: 150,
    reading_voice: 'Daniel',
    ruler: true,
    ruler_height: 5,
    ruler_dim: 70,
    ruler_dims_videos: true,
    line_focus: 3,
    button_names: true,
    shortcuts_off: ['player-mute'],
    announcements: 'less',
    caption_position: 'under',
    caption_size: 150,
    caption_colours: 'yellow-on-black',
  }
  const untouched = await settingOf(person)
  expect(untouched).toMatchObject({ font_size: 2, line_spacing: 0, theme: null, shortcuts_off: [], ruler_height: 3 })
  const { body } = await change(person, chosen)
  expect(body).toEqual({ ...untouched, ...chosen })
  const cleared = await change(person, { reading_voice: '', shortcuts_off: [] })
  expect(cleared.body).toEqual({ ...untouched, ...chosen, reading_voice: null, shortcuts_off: [] })
})

test('the settings of a person who has changed nothing are the table’s defaults', async () => {
  const person = await api.newPerson()
  const untouched = await settingOf(person)
  expect((await change(person, {})).body).toEqual(untouched)
})

test('an empty colour clears the choice', async () => {
  const person = await api.newPerson()
  await change(person, { background_color: '#FBF3DE', font_color: '#1F2430' })
  const { body } = await change(person, { background_color: '', font_color: '' })
  expect(body).toMatchObject({ background_color: null, font_color: null })
})

test.each([
  [{ font_size: 11 }, { font_size: ['This must be at most 10.'] }],
  [{ font_size: 1.5 }, { font_size: ['This must be a whole number.'] }],
  [{ font_family: 'Wingdings' }, { font_family: ['This must be one of: Default, Comic Sans, Open-Dyslexic.'] }],
  [{ background_color: 'url(x)' }, { background_color: ['must be a colour like #FBF3DE'] }],
  [{ line_spacing: 3 }, { line_spacing: ['This must be at most 2.'] }],
  [{ reading_speed: 20 }, { reading_speed: ['This must be at least 50.'] }],
  [{ theme: 'sepia' }, { theme: ['This must be one of: device, light, dark, high-contrast.'] }],
  [{ ruler_dim: 100 }, { ruler_dim: ['This must be at most 90.'] }],
  [{ ruler_dims_videos: 1 }, { ruler_dims_videos: ['This must be true or false.'] }],
  [{ caption_position: 'left' }, { caption_position: ['This must be one of: automatic, bottom, top, under.'] }],
  [{ caption_size: 210 }, { caption_size: ['This must be at most 200.'] }],
  [
    { caption_colours: 'grey-on-grey' },
    {
      caption_colours: ['This must be one of: white-on-black, yellow-on-black, black-on-white, black-on-cream.'],
    },
  ],
  [{ line_focus: 6 }, { line_focus: ['This must be at most 5.'] }],
  [{ subtitles: 'yes' }, { subtitles: ['This must be true or false.'] }],
])('%j is rejected', async (setting, errors) => {
  const person = await api.newPerson()
  expect(await change(person, setting)).toMatchObject({ status: 422, body: { errors } })
})
