import type { SeenViews, VersionCounts, Views } from '@stepwise/shared/contracts/release'
import type { ReporterViews } from './version-counts.repository.ts'

/** What a person, or a network of visitors, adds to a rate at most: more views are weighted, and keep their own rate. */
const viewsOfReporter = 10
/** What the people of a network add to a rate at most, however many accounts are made there. */
const viewsOfNetwork = 100

type Reporter = Pick<ReporterViews, 'person' | 'network'> & Views

/** How many of those whose views failed most are left out. */
interface LeftOut {
  people: number
  networks: number
}

/** The views of a version, as they count for its fault rate (docs/product/errors.md#weights). */
export function weighViews(reporters: Reporter[], leftOut: LeftOut): Pick<VersionCounts, 'people' | 'visitors'> {
  const [known, unknown] = [reporters.filter(isPerson), reporters.filter((one) => !isPerson(one))]
  const people = limitViews(viewsOfNetwork, limitViews(viewsOfReporter, known, personOf), networkOf)
  return {
    people: {
      ...seen(people),
      people: new Set(people.map(personOf)).size,
      failing_people: new Set(people.filter(isFailing).map(personOf)).size,
      without_people: withoutWorst(leftOut.people, people, personOf),
      without_networks: withoutWorst(leftOut.networks, people, networkOf),
    },
    visitors: seen(limitViews(viewsOfReporter, unknown, networkOf)),
  }
}

const isPerson = ({ person }: Reporter) => person !== null
const isFailing = ({ failing }: Views) => failing > 0
const personOf = ({ person }: Reporter) => person ?? ''
const networkOf = ({ network }: Reporter) => network

/** Where those with the same key have more views than this together, each view of theirs counts for less. */
function limitViews(most: number, reporters: Reporter[], keyOf: (reporter: Reporter) => string): Reporter[] {
  return [...Map.groupBy(reporters, keyOf).values()].flatMap((group) => {
    const weight = Math.min(1, most / sumViews(group).views)
    return group.map((one) => ({ ...one, views: one.views * weight, failing: one.failing * weight }))
  })
}

/** The views of all but those with the keys whose views failed most. */
function withoutWorst(count: number, reporters: Reporter[], keyOf: (reporter: Reporter) => string): Views {
  const sums = [...Map.groupBy(reporters, keyOf).values()].map(sumViews)
  const worstFirst = sums.toSorted((one, other) => other.failing - one.failing || one.views - other.views)
  return inHundredths(sumViews(worstFirst.slice(count)))
}

const seen = (reporters: Reporter[]): SeenViews => ({
  ...inHundredths(sumViews(reporters)),
  networks: new Set(reporters.map(networkOf)).size,
  failing_networks: new Set(reporters.filter(isFailing).map(networkOf)).size,
})

const sumViews = (all: Views[]): Views => ({
  views: all.reduce((sum, { views }) => sum + views, 0),
  failing: all.reduce((sum, { failing }) => sum + failing, 0),
})

/** So that thirds of a view add up. */
const inHundredths = ({ views, failing }: Views): Views => ({
  views: Math.round(views * 100) / 100,
  failing: Math.round(failing * 100) / 100,
})
