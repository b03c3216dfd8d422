// docs/product/content-desk.md#decoration
import { renderPart } from '@stepwise/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { blockFields, type Field } from './fields.ts'
import { ImagePart } from './ImagePart.tsx'

vi.mock('./blocks.model.ts', async () => {
  const { createStore } = await import('effector')
  return { $images: createStore(['/images/other.svg']) }
})

const cardImage = blockFields.card.find(({ key }) => key === 'image') as Field
const old = { image: '/images/desk.svg', alt: '' }

function renderCard(values: Record<string, unknown>) {
  const change = vi.fn()
  renderPart(<ImagePart block="a" field={cardImage} values={values} findings={[]} onChange={change} />)
  return change
}

test('the picture of an earlier release stays decoration until something is chosen', () => {
  const change = renderCard(old)
  expect(screen.getByRole('textbox', { name: 'Description (alt text, optional)' })).toBeDefined()
  expect(screen.queryByText(/^Describe the picture/)).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: /^Decoration/ }))
  expect(change.mock.calls).toEqual([['decorative', true]])
})

test('another picture has to be described or marked, and has no focal point yet', () => {
  const change = renderCard({ ...old, focus: '10 20' })
  fireEvent.click(screen.getByRole('button', { name: 'Choose a picture of this page' }))
  fireEvent.click(screen.getByRole('button', { name: '1: other.svg' }))
  expect(change.mock.calls).toEqual([
    ['decorative', false],
    ['focus', ''],
    ['image', '/images/other.svg'],
  ])
})

test('a picture that is neither described nor marked says so', () => {
  renderCard({ ...old, decorative: false })
  expect(screen.getByRole('textbox', { name: 'Description (alt text)' })).toBeDefined()
  expect(screen.getByText('Describe the picture, or mark it as decoration.')).toBeDefined()
})
