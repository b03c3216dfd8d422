import type { Finding } from '@stepwise/shared/contracts'
import { fitsLink } from '@stepwise/shared/contracts/link-confirmation'
import { isLinkAddress, isWebAddress } from '@stepwise/shared/contracts/own-address'
import type { Context } from '../../../../context.ts'
import type { LinkState } from './ask-link.ts'
import type { LinkPart } from './body-parts.ts'
import { findKnownLinks, keepLink } from './document-links.repository.ts'
import { error, unchecked } from './finding.ts'

export type AskLink = (url: string) => Promise<LinkState>

const mostAsked = 20
const atOnce = 6
const budgetMs = 10_000

/**
 * Links to other sites: an address that says that there is nothing is an error; one that could not be asked is a warning. Without
 * `askLink` nothing is asked, and what was found within the last hour counts.
 */
export async function otherAddressFindings(
  { db, now }: Pick<Context, 'db' | 'now'>,
  links: readonly LinkPart[],
  askLink?: AskLink,
): Promise<Finding[]> {
  const urls = [...new Set(links.map(({ address }) => address).filter(isWebAddress))]
  const known = await findKnownLinks(db, urls, now())
  const states = new Map([...known].map(([url, { state }]) => [url, state]))
  if (askLink) {
    // Those that were never asked first, so that a second check gets to the rest of a long page.
    const lastAsked = (url: string) => known.get(url)?.checkedAt.getTime() ?? 0
    const open = urls
      .filter((url) => states.get(url) !== 'found' && fitsLink(url))
      .sort((one, other) => lastAsked(one) - lastAsked(other))
    await askAll(open.slice(0, mostAsked), async (url) => {
      const state = await askLink(url)
      states.set(url, state)
      await keepLink(db, url, state, now())
    })
  }
  return links.flatMap((link) => findProblems(link, states))
}

function findProblems({ path, address }: LinkPart, states: ReadonlyMap<string, LinkState>): Finding[] {
  if (!isLinkAddress(address)) {
    const message = `The link ${address.slice(0, 200)} must begin with https://, mailto:, tel:, sms: or /.`
    return [error('link-address', path, message)]
  }
  if (!isWebAddress(address)) return []
  const state = states.get(address) ?? 'unknown'
  if (state === 'gone') return [error('link-address', path, `The page ${address} is gone: its site says so.`)]
  if (state === 'found') return []
  return [unchecked(path, address)]
}

/** Asks a few at a time, and begins none after the budget of time is used up. */
async function askAll(urls: readonly string[], ask: (url: string) => Promise<void>) {
  const endsAt = performance.now() + budgetMs
  const waiting = [...urls]
  const worker = async () => {
    for (let url = waiting.shift(); url !== undefined && performance.now() < endsAt; url = waiting.shift()) {
      await ask(url)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
