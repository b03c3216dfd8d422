import type { Edition, PagePlace } from '@stepwise/shared/contracts'

/** Who reads a document, or can open a page: people of these editions who have this access. */
export interface Readers {
  editions: readonly Edition[]
  access: PagePlace['access'] | 'signed-out'
}

/** A route of the live product, and who can open it. */
export interface KnownRoute extends Readers {
  path: string
}

/**
 * Whether every reader can open one of these pages, which share an address. A visitor at a page of signed-in people signs in first, and is
 * then there; a signed-in person at a page of visitors is sent home.
 */
export function canAllOpen({ editions, access }: Readers, pages: readonly Readers[]) {
  return editions.every((edition) =>
    pages.some((page) => page.editions.includes(edition) && isAdmitted(access, page.access)),
  )
}

/** Each entry of the wellbeing area is one of those that `wellbeings` stands for. */
function isAdmitted(reader: Readers['access'], page: Readers['access']) {
  if (page === 'public' || page === 'signed-in' || page === reader) return true
  if (page === 'signed-out') return reader === 'public'
  return page === 'wellbeings' && reader !== 'public' && reader !== 'signed-in'
}

/** Who reads the documents at each address: `/` has a page for each edition. */
export function readersByAddress(documents: Iterable<Readers & { address: string | null }>) {
  const byAddress = new Map<string, Readers[]>()
  for (const { address, editions, access } of documents) {
    if (address !== null) byAddress.set(address, [...(byAddress.get(address) ?? []), { editions, access }])
  }
  return byAddress
}
