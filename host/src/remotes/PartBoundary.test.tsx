import { renderPart } from '@stepwise/shared/testing'
import { PageHeading } from '@stepwise/shared/ui'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { recordFaults } from '../testing.tsx'
import { PartBoundary } from './PartBoundary.tsx'

// docs/product/errors.md#part-announced

const journal = { name: 'journal', version: '2.1.0-cd34ef56' }
const announce = vi.fn()
let isBroken = true
function Fragile() {
  if (isBroken) throw new TypeError('x is undefined')
  return <PageHeading>Reflect</PageHeading>
}

const show = (more: Partial<ComponentProps<typeof PartBoundary>> = { announce }) =>
  renderPart(
    <>
      <button type="button">Menu</button>
      <PartBoundary owner={journal} title="Reflective journal" {...more}>
        <Fragile />
      </PartBoundary>
    </>,
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  isBroken = true
  announce.mockReset()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('a part that throws becomes a card that says what to do; what is around it stays', () => {
  show()
  expect(screen.getByRole('heading', { level: 1, name: 'Reflective journal could not be shown' })).toBeTruthy()
  const words = 'The rest of Stepwise still works, and your saved work is safe. Please try again in a moment.'
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByText('Version 2.1.0-cd34ef56')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy()
  expect(announce.mock.calls).toEqual([['Reflective journal has stopped working.']])
})

test('the server gets one report of which part of which version threw what', async () => {
  const faults = recordFaults()
  show({})
  expect(await faults()).toEqual([{ part: 'journal', version: '2.1.0-cd34ef56', message: 'TypeError: x is undefined' }])
})

test('Try again says so and renders the part; its heading takes the focus', async () => {
  show()
  announce.mockReset()
  isBroken = false
  await press('Try again')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Reflect' }))
  expect(announce.mock.calls).toEqual([['Loading Reflective journal again.']])
})

test('a part that throws again is announced and shown as failed again', async () => {
  show()
  await press('Try again')
  expect(screen.getByRole('heading', { name: 'Reflective journal could not be shown' })).toBeTruthy()
  const stopped = 'Reflective journal has stopped working.'
  expect(announce.mock.calls.flat()).toEqual([stopped, 'Loading Reflective journal again.', stopped])
})

test('without announcements it comes back all the same', async () => {
  show({})
  isBroken = false
  await press('Try again')
  expect(screen.getByRole('heading', { name: 'Reflect' })).toBeTruthy()
})

test('a part may have a failure of its own in its place, which renders it again without a word about it', async () => {
  const renderFailure = (tryAgain: () => void) => <input type="button" value="Once more" onClick={tryAgain} />
  show({ announce, renderFailure })
  expect(screen.queryByRole('heading')).toBeNull()
  isBroken = false
  await press('Once more')
  expect(screen.getByRole('heading', { name: 'Reflect' })).toBeTruthy()
  expect(announce.mock.calls).toEqual([['Reflective journal has stopped working.']])
})
