import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bodyVersion } from '@stepwise/shared/contracts/document'
import { blockSchemas } from '@stepwise/shared/contracts/page'
import { describe, expect, test } from 'vitest'
import { type CarryStep, carryOver, fromDesk } from './carry-over.ts'
import { drawnStretches } from './drawn-stretches.ts'

const by: Record<number, CarryStep> = {
  1: (_kind, { heading, ...body }) => ({ ...body, title: heading }),
  2: (kind, body) => (kind === 'page' ? { ...body, lead: 'New' } : body),
}

test('a body goes through every form between its own and that of this release', () => {
  expect(carryOver('page', { heading: 'Help' }, 1, { to: 3, by })).toEqual({ title: 'Help', lead: 'New' })
  expect(carryOver('page', { title: 'Help' }, 2, { to: 3, by })).toEqual({ title: 'Help', lead: 'New' })
  expect(carryOver('step', { heading: 'Help' }, 1, { to: 3, by })).toEqual({ title: 'Help' })
})

test('a body of this release, or of a later one, stays as it is', () => {
  const body = { title: 'Help' }
  expect(carryOver('page', body, 3, { to: 3, by })).toBe(body)
  expect(carryOver('page', body, 4, { to: 3, by })).toBe(body)
  expect(carryOver('page', body, bodyVersion)).toBe(body)
})

describe('a stretch of the first form', () => {
  const neck = { image: '/images/stretches/neck.svg', start: '/images/stretches/neck-start.svg' }
  const stretch = { id: 'neck', type: 'exercise', name: 'Neck', least: 10, most: 15, sides: true, tips: ['Sit.'] }
  const carried = (...blocks: unknown[]) => fromDesk('page', { title: 'Stretches', blocks }).blocks

  test('has the pictures of its drawing, with their description', () => {
    const [block] = carried({ ...stretch, drawing: 'neck' }) as [unknown]
    expect(block).toEqual({ ...stretch, ...neck, alt: drawnStretches.neck })
    expect(blockSchemas.exercise.parse(block)).toEqual(block)
  })

  test('keeps a picture that it has already, and has none for a drawing that there never was', () => {
    const photo = { image: '/images/uploads/photo.webp', alt: 'A person' }
    expect(carried({ ...stretch, ...photo, drawing: 'neck' })).toEqual([{ ...stretch, ...photo }])
    expect(carried({ ...stretch, drawing: 'toString' })).toEqual([stretch])
    expect(carried({ ...stretch, drawing: '' })).toEqual([stretch])
  })

  test('stands among anything that a draft may hold', () => {
    const others = [null, 7, 'x', [], { id: 'a', type: 'text', text: 'Words.' }, { ...stretch, ...neck }]
    expect(carried(...others)).toEqual(others)
    expect(fromDesk('page', { blocks: 'none' })).toEqual({ blocks: 'none' })
    expect(fromDesk('step', { blocks: [{ drawing: 'neck' }] })).toEqual({ blocks: [{ drawing: 'neck' }] })
  })

  test.each(Object.keys(drawnStretches))('finds the files of %s', (name) => {
    const folder = join(import.meta.dirname, '../../../../../content/images/stretches')
    expect(existsSync(join(folder, `${name}.svg`)) && existsSync(join(folder, `${name}-start.svg`))).toBe(true)
  })
})
