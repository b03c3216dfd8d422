import type { BadgeCode } from '@stepwise/shared/contracts'

/** What a person has done, as far as badges are concerned. Percents are whole. */
export interface Achievements {
  logIns: number
  hasTwoDaysInARow: boolean
  hasWeekendDay: boolean
  favourites: number
  notes: number
  reflections: number
  coursePercent: number
  flows: { percent: number; isTried: boolean }[]
}

/** When each badge is earned. Names, texts and editions are in content/badges.yaml. */
export const badgeRules: Record<BadgeCode, (done: Achievements) => boolean> = {
  NEWBIE: (done) => done.logIns >= 1,
  LOGIN_STREAK_TWO: (done) => done.hasTwoDaysInARow,
  FAVOURITE_FIVE: (done) => done.favourites >= 5,
  NOTE_NINJA: (done) => done.notes >= 5,
  FIRST_REFLECTION: (done) => done.reflections >= 1,
  JOURNAL_JOTTER: (done) => done.reflections >= 5,
  KNOWLEDGE_KNIGHT: (done) => done.coursePercent >= 20,
  COMPLETER: (done) => done.flows.some((flow) => flow.percent === 100),
  AT_WIZARD: (done) => done.coursePercent >= 60,
  EXPLORER: (done) => done.flows.length > 0 && done.flows.every((flow) => flow.isTried),
  LEARNING_MASTER: (done) => done.coursePercent === 100,
  WEEKEND_WARRIOR: (done) => done.hasWeekendDay,
  LOGIN_LEGEND: (done) => done.logIns >= 10,
}

/** The badges that these achievements earn. */
export function earnedBadges(done: Achievements) {
  return (Object.keys(badgeRules) as BadgeCode[]).filter((code) => badgeRules[code](done))
}
