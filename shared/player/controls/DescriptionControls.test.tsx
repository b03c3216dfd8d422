import { renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { expect, test, vi } from 'vitest'
import type { DescriptionChoice } from '../descriptions/use-describer.ts'
import { DescriptionControls } from './DescriptionControls.tsx'

// docs/product/steps-and-player.md#descriptions

function show(changes: Partial<DescriptionChoice> = {}) {
  const choice = { isOn: false, onToggle: vi.fn(), isAnnounced: false, onAnnouncedToggle: vi.fn(), ...changes }
  renderPart(<DescriptionControls choice={choice} />, { scope: fork() })
  return choice
}
const button = (name: string) => screen.getByRole('button', { name })

test('while descriptions are off, only their switch can be pressed', async () => {
  const choice = show()
  expect(button('Describe the picture').getAttribute('aria-pressed')).toBe('false')
  expect(button('To my screen reader').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button('To my screen reader'))
  expect(choice.onAnnouncedToggle).not.toHaveBeenCalled()
  button('Describe the picture').focus()
  await userEvent.keyboard('{Enter}')
  expect(choice.onToggle).toHaveBeenCalledOnce()
})

test('while they are on, they can go to the screen reader instead', async () => {
  const choice = show({ isOn: true, isAnnounced: true })
  expect(button('To my screen reader').getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(button('To my screen reader'))
  expect(choice.onAnnouncedToggle).toHaveBeenCalledOnce()
})

test('in a browser without voices they go to the screen reader, and there is nothing to choose', () => {
  show({ isOn: true, isAnnounced: true, onAnnouncedToggle: null })
  expect(button('To my screen reader').getAttribute('aria-pressed')).toBe('true')
  expect(button('To my screen reader').getAttribute('aria-disabled')).toBe('true')
})

test('nothing can be pressed, and nothing is said, while they load', () => {
  renderPart(<DescriptionControls choice="coming" />, { scope: fork() })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Describe the picture').closest('[aria-hidden]')).not.toBeNull()
})
