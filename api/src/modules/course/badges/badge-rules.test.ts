import { type BadgeCode, badgeCodes } from '@stepwise/shared/contracts/badge'
import { expect, test } from 'vitest'
import { type Achievements, badgeRules, earnedBadges } from './badge-rules.ts'

const nothing: Achievements = {
  logIns: 0,
  hasTwoDaysInARow: false,
  hasWeekendDay: false,
  favourites: 0,
  notes: 0,
  reflections: 0,
  coursePercent: 0,
  flows: [
    { percent: 0, isTried: false },
    { percent: 99, isTried: true },
  ],
}

/** For each badge: one short of it, and just enough. */
const edges: Record<BadgeCode, [Partial<Achievements>, Partial<Achievements>]> = {
  NEWBIE: [{ logIns: 0 }, { logIns: 1 }],
  LOGIN_STREAK_TWO: [{ logIns: 5 }, { hasTwoDaysInARow: true }],
  FAVOURITE_FIVE: [{ favourites: 4 }, { favourites: 5 }],
  NOTE_NINJA: [{ notes: 4 }, { notes: 5 }],
  FIRST_REFLECTION: [{ reflections: 0 }, { reflections: 1 }],
  JOURNAL_JOTTER: [{ reflections: 4 }, { reflections: 5 }],
  KNOWLEDGE_KNIGHT: [{ coursePercent: 19 }, { coursePercent: 20 }],
  COMPLETER: [
    {},
    {
      flows: [
        { percent: 0, isTried: false },
        { percent: 100, isTried: true },
      ],
    },
  ],
  AT_WIZARD: [{ coursePercent: 59 }, { coursePercent: 60 }],
  EXPLORER: [
    {},
    {
      flows: [
        { percent: 0, isTried: true },
        { percent: 1, isTried: true },
      ],
    },
  ],
  LEARNING_MASTER: [{ coursePercent: 99 }, { coursePercent: 100 }],
  WEEKEND_WARRIOR: [{ hasTwoDaysInARow: true }, { hasWeekendDay: true }],
  LOGIN_LEGEND: [{ logIns: 9 }, { logIns: 10 }],
}

test.each(badgeCodes)('%s is earned at its edge and not before', (code) => {
  const [short, enough] = edges[code]
  expect(badgeRules[code]({ ...nothing, ...short })).toBe(false)
  expect(badgeRules[code]({ ...nothing, ...enough })).toBe(true)
})

test('nothing done and no content earn nothing', () => {
  expect(earnedBadges(nothing)).toEqual([])
  expect(earnedBadges({ ...nothing, flows: [] })).toEqual([])
})
