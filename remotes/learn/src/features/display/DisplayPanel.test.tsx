import { $displaySetting, saveDisplaySettingFx } from '@stepwise/shared/display'
import { CallError } from '@stepwise/shared/http'
import { $openSlot, shell } from '@stepwise/shared/shell'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import DisplayPanel from './DisplayPanel.tsx'

async function openPanel(save: () => unknown = () => new Promise(() => {})) {
  const scope = await signedInScope(aUser(), { handlers: [[saveDisplaySettingFx, save]] })
  await allSettled(shell.slotOpened, { scope, params: 'panel.display' })
  renderPart(<DisplayPanel />, { scope })
  await screen.findByRole('dialog', { name: 'Accessibility settings' })
  return { scope, setting: () => scope.getState($displaySetting) }
}

test('the text size is a slider between two buttons, which stop at its ends', async () => {
  const { setting } = await openPanel()
  const slider = screen.getByRole('slider', { name: 'Text size' })
  await userEvent.click(screen.getByRole('button', { name: 'Smaller text' }))
  expect(setting().fontSize).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Larger text' }))
  expect(slider.getAttribute('aria-valuetext')).toBe('1 of 10, 15 pixels')
  fireEvent.change(slider, { target: { value: '10' } })
  await userEvent.click(screen.getByRole('button', { name: 'Larger text' }))
  expect(setting().fontSize).toBe(10)
})

test('fonts, colours and subtitles are chosen by name, and reset together', async () => {
  const { setting } = await openPanel()
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2)
  await userEvent.click(screen.getByRole('radio', { name: /^Open-Dyslexic/ }))
  await userEvent.click(screen.getByRole('radio', { name: 'Mint' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Subtitles in videos' }))
  expect(setting()).toEqual({
    fontFamily: 'Open-Dyslexic',
    backgroundColor: '#DDF3E4',
    fontColor: '#13291C',
    fontSize: 0,
    subtitles: false,
  })
  expect(screen.getByRole('radio', { name: 'Mint', checked: true })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Back to default settings' }))
  expect(setting()).toEqual(aUser().accessabilitySetting)
})

test('a save that fails is shown and announced', async () => {
  const { scope } = await openPanel(() => Promise.reject(new CallError({ kind: 'network' })))
  await userEvent.click(screen.getByRole('radio', { name: 'Sky' }))
  expect(await screen.findByText('Not saved to your account yet.')).toBeDefined()
  expect(scope.getState($announcement)).toContain('not saved to your account yet')
  expect(scope.getState($displaySetting).backgroundColor).toBe('#DCEBFA')
})

test('Escape closes', async () => {
  const { scope } = await openPanel()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(scope.getState($openSlot)).toBeNull())
})
