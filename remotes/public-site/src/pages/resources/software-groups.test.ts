import { expect, test } from 'vitest'
import { resources } from '../../features/software/testing/software-samples.ts'
import { chosenChip, formatShown, groupsShown } from './software-groups.ts'

// docs/product/public-pages.md#resources-filter

test.each([
  [null, 'all'],
  ['specialist', 'specialist'],
  ['nothing', 'all'],
])('an address that asks for %s shows %s', (asked, chip) => {
  expect(chosenChip(resources, asked)).toBe(chip)
})

test('a chip shows its group; the first chip shows each group', () => {
  const shown = (chip: string) =>
    groupsShown(resources, chip).map(({ name, softwares }) => `${name}: ${softwares.map(({ slug }) => slug).join(' ')}`)
  expect(shown('all')).toEqual(['Screen readers: nvda jaws', 'Specialist: glean'])
  expect(shown('specialist')).toEqual(['Specialist: glean'])
  expect(groupsShown({ ...resources, softwares: { all: [] } }, 'all')).toEqual([])
})

test('words say what is shown', () => {
  expect(formatShown('All', groupsShown(resources, 'all'))).toBe('All: 3 demos shown')
  expect(formatShown('Specialist', groupsShown(resources, 'specialist'))).toBe('Specialist: 1 demo shown')
})
