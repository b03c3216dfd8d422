import type { Software } from '@stepwise/shared/contracts'
import { expect, test } from 'vitest'
import { groupSoftware } from './software.ts'

const software = (name: string, group: string | null): Software => ({
  id: name,
  slug: name,
  name,
  image: '',
  description: '',
  group,
  assistive: true,
})

test('software is grouped in the groups’ order, the rest under Specialist, without empty groups', () => {
  const groups = groupSoftware({
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
  expect(groups.map(({ name, software }) => [name, software.map(({ id }) => id)])).toEqual([
    ['Screen readers', ['jaws', 'nvda']],
    ['Specialist', ['odd', 'lost']],
  ])
})
