import type { Block } from '@stepwise/shared/contracts'
import { expect, test } from 'vitest'
import { groupBlocks } from './block-groups.ts'

const heading = (id: string, level: number): Block => ({ id, type: 'heading', level, text: id })
const link = (id: string): Block => ({ id, type: 'link', label: id, to: '/support' })

test('neighbours of one type stand together, headings alone', () => {
  const groups = groupBlocks([link('a'), link('b'), heading('c', 2), heading('d', 3), link('e')])
  const ids = groups.map(({ type, blocks }) => `${type} ${blocks.map(({ id }) => id)}`)
  expect(ids).toEqual(['link a,b', 'heading c', 'heading d', 'link e'])
})

test('the headings in a group are one level below the heading before it', () => {
  const blocks = [link('a'), heading('b', 2), link('c'), heading('d', 3), link('e'), heading('f', 2), link('g')]
  const links = groupBlocks(blocks).filter(({ type }) => type === 'link')
  expect(links.map(({ level }) => level)).toEqual([2, 3, 4, 3])
})

test('before the first heading the level is the one given', () => {
  expect(groupBlocks([link('a'), heading('b', 2), link('c')], 4).map(({ level }) => level)).toEqual([4, 3, 3])
})
