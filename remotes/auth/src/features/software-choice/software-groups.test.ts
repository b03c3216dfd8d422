import type { Software } from '@stepwise/shared/contracts'
import { expect, test } from 'vitest'
import { shelvesOf } from './software-groups.ts'

const software = (name: string, group: string | null): Software => ({
  id: name,
  slug: name,
  name,
  image: '',
  description: '',
  group,
  assistive: true,
})

test('software stands by group in the groups’ order; the rest is Specialist; empty groups do not show', () => {
  const shelves = shelvesOf({
    software: [
      software('odd', null),
      software('jaws', 'readers'),
      software('lost', 'gone'),
      software('nvda', 'readers'),
    ],
    softwareGroups: [
      { id: 'empty', name: 'Empty' },
      { id: 'readers', name: 'Screen readers' },
    ],
  })
  expect(shelves.map(({ name, software }) => [name, software.map(({ id }) => id)])).toEqual([
    ['Screen readers', ['jaws', 'nvda']],
    ['Specialist', ['odd', 'lost']],
  ])
})
