import { $displaySetting, type DisplaySetting, defaultSetting, saveDisplaySettingFx } from '@stepwise/shared/display'
import { CallError } from '@stepwise/shared/http'
import { signedOut } from '@stepwise/shared/session'
import { $openSlot, shell } from '@stepwise/shared/shell'
import { aUser, installSpeech, removeSpeech, renderPart, signedInScope, skipPauses } from '@stepwise/shared/testing'
import { announced } from '@stepwise/shared/ui'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, createWatch, fork, type Scope } from 'effector'
import { afterEach, expect, test } from 'vitest'
import DisplayPanel from './DisplayPanel.tsx'

// docs/product/display.md

afterEach(removeSpeech)

async function showPanel(scope: Scope, at = '/') {
  const said: string[] = []
  createWatch({ unit: announced, scope, fn: (words) => void said.push(words) })
  await allSettled(shell.slotOpened, { scope, params: 'panel.display' })
  renderPart(<DisplayPanel />, { scope, at })
  await screen.findByRole('dialog', { name: 'Accessibility settings' })
  return { scope, said, setting: () => scope.getState($displaySetting) }
}
async function openPanel(save: () => unknown = () => new Promise(() => {}), own: Partial<DisplaySetting> = {}) {
  const user = aUser()
  const accessabilitySetting = { ...user.accessabilitySetting, ...own }
  return showPanel(await signedInScope({ ...user, accessabilitySetting }, { handlers: [[saveDisplaySettingFx, save]] }))
}
const radio = (group: string | RegExp, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('radio', { name })
const slider = (name: string) => screen.getByRole('slider', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the text size is a slider between two buttons, which stop at its ends', async () => {
  const { setting } = await openPanel(undefined, { fontSize: 0 })
  await press('Smaller text')
  expect(setting().fontSize).toBe(0)
  await press('Larger text')
  expect(slider('Text size').getAttribute('aria-valuetext')).toBe('1 of 10, 15 pixels')
  fireEvent.change(slider('Text size'), { target: { value: '10' } })
  await press('Larger text')
  expect(setting().fontSize).toBe(10)
})

test('a person without choices finds size 2, the theme of the device, and every first step', async () => {
  await openPanel()
  expect(slider('Text size').getAttribute('aria-valuetext')).toBe('2 of 10, 16 pixels')
  const checked = screen.getAllByRole<HTMLInputElement>('radio', { checked: true })
  expect(checked.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    expect.stringMatching(/^Default/),
    ...['Normal', 'Normal', 'Normal', 'Normal', 'Same as my device', 'Default'],
    ...['Automatic', 'White on black', 'None', 'Normal'],
  ])
})

test('everything is chosen by name, applies at once, and goes back to default together', async () => {
  const { setting, said } = await openPanel()
  await userEvent.click(screen.getByRole('radio', { name: /^Open-Dyslexic/ }))
  await userEvent.click(radio('Space between lines', 'Wide'))
  await userEvent.click(radio('Space between letters', 'Widest'))
  await userEvent.click(radio('Space between words', 'Wide'))
  await userEvent.click(radio('Line length', 'Narrowest'))
  await userEvent.click(radio('Theme', 'High contrast'))
  await userEvent.click(screen.getByRole('radio', { name: 'Mint' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Subtitles in videos' }))
  await userEvent.click(radio('Caption position', 'Under the picture'))
  await press('Larger captions')
  await userEvent.click(radio('Caption colours', 'Yellow on black'))
  await press('Faster reading')
  await userEvent.click(radio('Ruler or line focus', 'Reading ruler'))
  await press('More lines')
  await press('Less dimming')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dim playing videos too' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show names of buttons' }))
  await userEvent.click(radio('Announcements', 'More'))
  expect(setting()).toEqual({
    ...defaultSetting,
    fontFamily: 'Open-Dyslexic',
    lineSpacing: 1,
    letterSpacing: 2,
    wordSpacing: 1,
    lineWidth: 2,
    theme: 'high-contrast',
    backgroundColor: '#DDF3E4',
    fontColor: '#13291C',
    subtitles: false,
    captionPosition: 'under',
    captionSize: 125,
    captionColours: 'yellow-on-black',
    readingSpeed: 125,
    ruler: true,
    rulerHeight: 4,
    rulerDim: 40,
    rulerDimsVideos: true,
    buttonNames: true,
    announcements: 'more',
  })
  expect(screen.getByRole('radio', { name: 'Mint', checked: true })).toBeDefined()
  await press('Back to default settings')
  expect(setting()).toEqual({ ...defaultSetting, theme: 'device' })
  expect(said).toContain('All settings are back to their defaults')
})

test('the values of the sliders have their unit', async () => {
  await openPanel(undefined, { ruler: true, rulerHeight: 1, rulerDim: 50, readingSpeed: 150, captionSize: 75 })
  const said = ['Reading speed', 'Lines that stay clear', 'Dimming of the rest', 'Caption size'].map((name) =>
    slider(name).getAttribute('aria-valuetext'),
  )
  expect(said).toEqual(['150 per cent', '1 line', '50 per cent', '75 per cent'])
})

test('the ruler and the line focus are one choice; the last one comes back with the shortcut', async () => {
  const { setting } = await openPanel()
  const aid = 'Ruler or line focus'
  await userEvent.click(radio(aid, 'Line focus'))
  expect(setting()).toMatchObject({ ruler: true, lineFocus: 1 })
  expect(screen.queryByRole('slider', { name: 'Dimming of the rest' })).toBeNull()
  await userEvent.click(radio('Lines in focus', '5 lines'))
  expect(setting().lineFocus).toBe(5)
  await userEvent.click(radio(aid, 'None'))
  expect(setting()).toMatchObject({ ruler: false, lineFocus: 5 })
  await userEvent.click(radio(aid, 'Reading ruler'))
  expect(setting()).toMatchObject({ ruler: true, lineFocus: 0 })
  expect(screen.queryByRole('group', { name: 'Lines in focus' })).toBeNull()
})

test('a screen reader can jump: each group has a heading, each choice of several is a group', async () => {
  await openPanel()
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Text',
    'Theme and colours',
    'Videos and reading aloud',
    'Keeping your place',
    'Buttons, keys and announcements',
  ])
  expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Font',
    'Space between lines',
    'Space between letters',
    'Space between words',
    'Line length',
    'Theme',
    'Colours',
    'Caption position',
    'Caption colours',
    'Ruler or line focus',
    'Announcements',
  ])
})

test('the link to the keyboard shortcuts closes it, on their page too', async () => {
  const { scope } = await showPanel(await signedInScope(aUser()), '/shortcuts')
  const link = screen.getByRole('link', { name: 'Keyboard shortcuts' })
  expect(link.getAttribute('href')).toBe('/shortcuts')
  await userEvent.click(link)
  expect(scope.getState($openSlot)).toBeNull()
})

test('colours of one’s own go before the theme, and the theme says so', async () => {
  await openPanel(undefined, { backgroundColor: '#FBF3DE', fontColor: '#1F2430' })
  const theme = screen.getByRole('group', {
    name: 'Theme',
    description: 'Your own colours, Cream, are used instead of the theme’s.',
  })
  expect(theme).toBeDefined()
})

// docs/product/routes-and-guards.md#always-light
test('the theme says that a page is light whatever is chosen', async () => {
  await openPanel(undefined, { theme: 'dark' })
  const description = 'This page is always light. Other pages use your choice.'
  expect(screen.getByRole('group', { name: 'Theme', description })).toBeDefined()
})

test('a voice is chosen among those of the browser; one of another device stays', async () => {
  const voices = [
    { name: 'Anna', lang: 'de-DE', localService: true },
    { name: 'Daniel', lang: 'en-GB', localService: true },
    { name: 'Daniel', lang: 'en-GB', localService: true },
  ]
  installSpeech({ voices, msPerWord: 1 })
  const { setting } = await openPanel(undefined, { readingVoice: 'Far away' })
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Voice' })
  expect([...select.options].map(({ text }) => text)).toEqual([
    'Chosen by the browser',
    'Far away (not on this device)',
    'Daniel',
    'Anna',
  ])
  await userEvent.selectOptions(select, 'Daniel')
  expect(setting().readingVoice).toBe('Daniel')
  await userEvent.selectOptions(select, 'Chosen by the browser')
  expect(setting().readingVoice).toBeNull()
})

test('no voice is asked for when the browser has none', async () => {
  installSpeech({ voices: [], msPerWord: 1 })
  await openPanel()
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getByText('This browser has no voice, so it cannot read aloud.')).toBeDefined()
})

// docs/product/display.md#save-retry
test('a save that fails is shown and announced', async () => {
  const { setting, said } = await openPanel(() => Promise.reject(new CallError({ kind: 'network' })))
  await userEvent.click(screen.getByRole('radio', { name: 'Sky' }))
  expect(await screen.findByText('Not saved to your account yet.')).toBeDefined()
  expect(screen.getByText(/Your settings are saved on this device, and we will keep trying/)).toBeDefined()
  expect(said).toEqual(['Your settings are saved on this device, but not to your account yet.'])
  expect(setting().backgroundColor).toBe('#DCEBFA')
})

test('a setting that is refused is not said to be kept or tried again', async () => {
  const refused = new CallError({ kind: 'http', status: 422, msg: 'No such colour.', errors: {} })
  const { said } = await openPanel(() => Promise.reject(refused))
  await userEvent.click(screen.getByRole('radio', { name: 'Sky' }))
  expect(await screen.findByText('Not saved to your account.')).toBeDefined()
  expect(screen.getByText(/No such colour\. Your last choice lasts until you leave this page/)).toBeDefined()
  expect(screen.queryByText(/(saved|safe) on this device/)).toBeNull()
  expect(said).toEqual(['Your last choice could not be saved to your account. It lasts until you leave this page.'])
})

test('when the person leaves, nothing is said to be saved', async () => {
  const { scope, said } = await openPanel(() => Promise.reject(new CallError({ kind: 'network' })))
  await userEvent.click(screen.getByRole('radio', { name: 'Sky' }))
  await screen.findByText('Not saved to your account yet.')
  skipPauses()
  await allSettled(signedOut, { scope })
  expect(said).toHaveLength(1)
})

// docs/product/display.md#device
test('signed out, everything can be chosen and is kept in this browser', async () => {
  const { setting } = await showPanel(fork())
  await userEvent.click(screen.getByRole('radio', { name: 'Sky' }))
  expect(setting().backgroundColor).toBe('#DCEBFA')
  expect(screen.getByText('Saved in this browser. Sign in to use it on every device.')).toBeDefined()
  expect(screen.queryByText('Saved to your account')).toBeNull()
})
