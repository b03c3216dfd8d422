import type { LinkTarget } from '@stepwise/shared/contracts'
import type { Context } from '../../../../context.ts'
import { fromCache } from '../../content-cache/content-cache.ts'
import { buildRankedIndex } from '../../text-index/ranked-index.ts'
import { shortNamesFirst } from '../search/search-documents.ts'
import { listLinkTargets } from './link-targets.repository.ts'

type Source = Pick<Context, 'db' | 'settings'>

const mostTargets = 20
const mostNearest = 3

/** What a link can lead to that has the words of a query in its title, best first. `state` as in content-cache.ts. */
export async function findLinkTargets(context: Source, state: string | null, query: string): Promise<LinkTarget[]> {
  const index = await targetIndex(context, state)
  const { entries, lineOf } = index.find(query, () => true)
  // An address has words, too, which count where no title has them.
  const byTitle = shortNamesFirst(entries, () => true).filter((entry) => lineOf(entry) === null)
  return (byTitle.length > 0 ? byTitle : entries).slice(0, mostTargets).map(toTarget)
}

/** What may be meant by an address at which nothing is: that which has the words of its last part, then of all of it. */
export async function findNearestTargets(
  context: Source,
  state: string | null,
  address: string,
): Promise<LinkTarget[]> {
  const index = await targetIndex(context, state)
  const parts = wordsOfAddress(address)
  const found = [parts.at(-1) ?? '', parts.join(' ')].flatMap((words) => index.find(words, () => true).entries)
  const path = address.replace(/[?#].*/s, '')
  return [...new Set(found)]
    .filter((target) => target.address !== path)
    .slice(0, mostNearest)
    .map(toTarget)
}

interface TargetEntry extends LinkTarget {
  name: string
  body: string
  flow_name: string
}

function targetIndex({ db, settings }: Source, state: string | null) {
  return fromCache(state, `link targets ${settings.edition}`, async () => {
    const targets = await listLinkTargets(db, settings)
    return buildRankedIndex(
      targets.map((target): TargetEntry => {
        const body = [target.place, ...wordsOfAddress(target.address)].join('\n')
        return { ...target, name: target.title, body, flow_name: target.place }
      }),
    )
  })
}

const toTarget = ({ kind, title, address, place }: TargetEntry): LinkTarget => ({ kind, title, address, place })

/** Of `/support/exam-week#sleep`: support, exam week. */
const wordsOfAddress = (address: string) =>
  address
    .replace(/[?#].*/s, '')
    .split('/')
    .map((part) => part.replaceAll(/[-_.]|%20/g, ' ').trim())
    .filter((part) => part !== '')
