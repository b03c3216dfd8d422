// docs/product/content-desk.md#links
import type { LinkTarget } from '@stepwise/shared/contracts'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { findLinkTargetsFx } from '../links/links.model.ts'
import { FieldPart } from './FieldPart.tsx'
import { blockFields, type Field } from './fields.ts'

const calm: LinkTarget = { kind: 'page', title: 'Calm', address: '/wellbeing/calm', place: 'Wellbeing' }
const to = blockFields.link.find(({ key }) => key === 'to') as Field

test.each([
  [
    '',
    [
      ['to', '/wellbeing/calm'],
      ['label', 'Calm'],
    ],
  ],
  ['Breathe', [['to', '/wellbeing/calm']]],
])('the title of a chosen page is the text of its link, unless that is written: “%s”', async (label, changes) => {
  const change = vi.fn()
  const scope = await signedInScope(aUser({ role: 'content_manager' }), {
    handlers: [[findLinkTargetsFx, () => [calm]]],
  })
  renderPart(<FieldPart block="a" field={to} values={{ label, to: '' }} findings={[]} onChange={change} />, { scope })
  await userEvent.click(screen.getByRole('button', { name: 'Choose a page for “Address”' }))
  await userEvent.keyboard('calm')
  await userEvent.click(await screen.findByRole('button', { name: /^Calm/ }))
  expect(change.mock.calls).toEqual(changes)
})
