import { $displaySetting, saveDisplaySettingFx } from '@stepwise/shared/display'
import { aUser, recordAnnouncements, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ThemeToggle } from './ThemeToggle.tsx'

async function show(colours: { backgroundColor: string | null; fontColor: string | null }) {
  const user = aUser({ accessabilitySetting: { ...aUser().accessabilitySetting, ...colours } })
  const scope = await signedInScope(user, { handlers: [[saveDisplaySettingFx, () => new Promise(() => {})]] })
  const said = recordAnnouncements(scope)
  renderPart(<ThemeToggle />, { scope })
  return { said, user: userEvent.setup(), setting: () => scope.getState($displaySetting) }
}
const toggle = () => screen.getByRole('button', { name: 'Dark mode' })
const cream = { backgroundColor: '#fbf3de', fontColor: '#1F2430' }

test.each([
  ['a swatch', cream, 'Your own colours, Cream, are still in use.'],
  ['colours that are in no swatch', { ...cream, fontColor: '#000000' }, 'Your own colours are still in use.'],
])('with %s chosen, it says that the colours stay, and shows the same', async (_, colours, stay) => {
  const { said, user } = await show(colours)
  await user.click(toggle())
  expect(toggle().getAttribute('aria-pressed')).toBe('true')
  const message = await screen.findByRole('group', { name: 'Message' })
  expect(message.textContent).toContain(`Dark mode is on. ${stay}`)
  // An effect of the message says it.
  await vi.waitFor(() => expect(said).toEqual([`Dark mode is on. ${stay}`]))
  await user.click(toggle())
  await vi.waitFor(() => expect(said.at(-1)).toBe(`Light mode is on. ${stay}`))
  expect(screen.getByRole('group', { name: 'Message' }).textContent).toContain(`Light mode is on. ${stay}`)
})

test('the next Tab is at the button that takes the colours away; the focus goes back to the toggle', async () => {
  const { said, user, setting } = await show(cream)
  await user.click(toggle())
  await screen.findByRole('group', { name: 'Message' })
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: "Use the theme's colours" }))
  await user.keyboard('{Enter}')
  expect(setting()).toMatchObject({ backgroundColor: null, fontColor: null, theme: 'dark' })
  expect(said.at(-1)).toBe('The colours of the theme are on')
  expect(screen.queryByRole('group', { name: 'Message' })).toBeNull()
  expect(document.activeElement).toBe(toggle())
})

test('with the colours of the theme there is nothing to say but the mode', async () => {
  const { said, user } = await show({ backgroundColor: null, fontColor: null })
  await user.click(toggle())
  expect(said).toEqual(['Dark mode is on'])
  expect(screen.queryByRole('group', { name: 'Message' })).toBeNull()
})
