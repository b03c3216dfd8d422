import { expect, test } from 'vitest'
import { cuesBetween, listCues, phaseAt } from './hold-plan.ts'

const once = { least: 10, most: 15, sides: false }
const sides = { least: 20, most: 20, sides: true }

test('the phases follow each other', () => {
  expect(phaseAt(once, 0)).toMatchObject({ words: 'Get ready', left: 5 })
  expect(phaseAt(once, 5)).toMatchObject({ words: 'Hold', left: 15 })
  expect(phaseAt(once, 20)).toBeNull()
  expect(phaseAt(sides, 26)).toMatchObject({ words: 'Now the other side', left: 4 })
  expect(phaseAt(sides, 49)).toMatchObject({ words: 'Hold', left: 1 })
  expect(phaseAt(sides, 50)).toBeNull()
})

test('the plan says when to begin, when the least is held, when to change sides and when it is over', () => {
  expect(listCues(once).map(({ at, words }) => [at, words])).toEqual([
    [0, 'Get ready'],
    [5, 'Hold for 15 seconds'],
    [15, '10 seconds held. 5 more if it feels good'],
    [20, 'Done'],
  ])
  expect(listCues(sides).map(({ at, words }) => [at, words])).toEqual([
    [0, 'Get ready'],
    [5, 'Hold for 20 seconds'],
    [25, 'Now the other side'],
    [30, 'Hold for 20 seconds'],
    [50, 'Done'],
  ])
})

test('each cue falls into one tick', () => {
  expect(cuesBetween(once, 4.9, 5.1).map(({ words }) => words)).toEqual(['Hold for 15 seconds'])
  expect(cuesBetween(once, 5.1, 5.3)).toEqual([])
})
