import type { VersionCounts, Views } from '../contracts/release.ts'

export interface JudgeOptions {
  /** Percentage points by which the fault rate may rise; above 0 where the version before had too few views. */
  margin: number
  /** Views of people before a version is judged. */
  least: number
  /** For how many people it must have failed: one fewer of them may lie, and change nothing. */
  people: number
  /** In how many networks it must have failed, likewise. */
  networks: number
}

/** `isWorse`: it fails more often than the version before. `doubts`: why that is not enough to undo it, as ends of a sentence. */
export interface Judgement {
  isWorse: boolean
  doubts: string[]
}

/** How many of the people, and networks, whose views failed most are left out: as many as may lie. */
export const leftOut = ({ people, networks }: Pick<JudgeOptions, 'people' | 'networks'>) => ({
  people: Math.max(0, people - 1),
  networks: Math.max(0, networks - 1),
})

/** Views that failed, in a hundred. A version that no one has seen has none. */
export const failureRate = ({ views, failing }: Views): number => (views === 0 ? 0 : (100 * failing) / views)

/**
 * Compares what happened to a version with what happened to the one before it (docs/product/errors.md#watch). Both counts were read with
 * {@link leftOut}.
 */
export function judgeVersion({ people, visitors }: Seen, before: Seen, options: JudgeOptions): Judgement {
  const { margin, least } = options
  // A few views say nothing: one of them with a fault would excuse all that comes.
  const limit = ({ views }: Views, usual: number) => margin + (views >= least ? usual : 0)
  const peopleLimit = limit(before.people, believedRate(before.people))
  if (failureRate(people) > peopleLimit) return { isWorse: true, doubts: listDoubts(people, peopleLimit, options) }
  const areVisitorsEnough = visitors.views >= least || people.views < least
  if (areVisitorsEnough && failureRate(visitors) > limit(before.visitors, failureRate(before.visitors)))
    return { isWorse: true, doubts: ['only for visitors, and anyone can pose as many of those'] }
  return { isWorse: false, doubts: [] }
}

/** What remains of a fault rate, whoever of those that may lie does. */
const believedRate = ({ without_people, without_networks }: Seen['people']) =>
  Math.min(failureRate(without_people), failureRate(without_networks))

type Seen = Pick<VersionCounts, 'people' | 'visitors'>

function listDoubts(seen: Seen['people'], limit: number, { least, people, networks }: JudgeOptions): string[] {
  const doubts = [
    seen.views < least && `in fewer than ${least} views`,
    seen.failing_people < people && `for fewer than ${people} people`,
    seen.failing_networks < networks && `in fewer than ${networks} networks`,
  ].filter((doubt) => doubt !== false)
  if (doubts.length > 0) return doubts
  const out = leftOut({ people, networks })
  return [
    failureRate(seen.without_people) <= limit && `only because of the ${out.people} people for whom it failed most`,
    failureRate(seen.without_networks) <= limit &&
      `only because of the ${out.networks} networks in which it failed most`,
  ].filter((doubt) => doubt !== false)
}
