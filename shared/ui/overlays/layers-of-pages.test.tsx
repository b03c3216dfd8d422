import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { headingFocusWanted, useLocation, useNavigate } from '../../routing/index.ts'
import { renderPart } from '../../testing/index.ts'
import { aDialog, expectInert, focused, gone, isInert, Page, page, press } from '../../testing/page-with-layers.tsx'
import { PageHeading } from '../index.ts'

function Arriving() {
  const [isThere, setThere] = useState(false)
  return (
    <>
      <button type="button" data-portal onClick={() => setThere(true)}>
        arrive
      </button>
      {isThere && <PageHeading>The next page</PageHeading>}
    </>
  )
}

test('the heading of a page that is on its way takes the focus after the layer has returned it', async () => {
  renderPart(
    <>
      <Page layers={{ notes: aDialog('Notes') }} />
      <Arriving />
    </>,
  )
  press('Open notes')
  await screen.findByRole('dialog', { name: 'Notes' })
  headingFocusWanted()
  press('Leave Notes')
  expect(focused()).toBe('Open notes')
  fireEvent.click(screen.getByText('arrive'))
  expect(focused()).toBe('The next page')
})

function TwoPages() {
  const navigate = useNavigate()
  const isNext = useLocation().pathname === '/next'
  return (
    <>
      <Page layers={{ badges: aDialog('Badges', { closesWithPage: true }), notes: aDialog('Notes') }} />
      <button type="button" data-portal onClick={() => navigate(isNext ? '/' : '/next')}>
        other page
      </button>
      <button type="button" data-portal onClick={() => navigate('.', { replace: true })}>
        page at hand
      </button>
      {isNext && <PageHeading>The next page</PageHeading>}
    </>
  )
}

test('a layer that belongs to its page closes with it, in time for the new heading', async () => {
  renderPart(<TwoPages />)
  press('Open badges')
  await screen.findByRole('dialog', { name: 'Badges' })
  headingFocusWanted()
  fireEvent.click(screen.getByText('other page'))
  expect(focused()).toBe('The next page')
  expect(isInert(page())).toBe(false)
  await gone('Badges')

  press('Open notes')
  await screen.findByRole('dialog', { name: 'Notes' })
  fireEvent.click(screen.getByText('other page'))
  expect(screen.getByRole('dialog', { name: 'Notes' })).toBeDefined()
  await expectInert([page()], [true])
})

test('a layer stays open when the page at hand arrives again: it may have been chosen before the layer was opened', async () => {
  renderPart(<TwoPages />)
  press('Open badges')
  const dialog = await screen.findByRole('dialog', { name: 'Badges' })
  fireEvent.click(screen.getByText('page at hand'))
  await expectInert([page()], [true])
  expect(dialog.contains(document.activeElement)).toBe(true)
})
