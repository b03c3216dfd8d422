import type { Edition } from '@stepwise/shared/contracts'
import { editionSchema } from '@stepwise/shared/contracts/edition'
import { isLinkAddress } from '@stepwise/shared/contracts/own-address'
import { imagePattern } from '@stepwise/shared/contracts/page'
import { smallAppSchema } from '@stepwise/shared/contracts/small-app'
import { findRoute, type RouteMatch } from '@stepwise/shared/routing/find-route'
import { paths } from '@stepwise/shared/routing/paths'
import { canAllOpen, type KnownRoute, type Readers } from '../../../readers.ts'

/** What links of our own can lead to (docs/product/content-desk.md#own-addresses). */
export interface KnownAddresses {
  /** The addresses of steps and pages, with who reads what is there. */
  documents: ReadonlyMap<string, readonly Readers[]>
  /** The editions of flows, by slug. */
  flows: ReadonlyMap<string, readonly Edition[]>
  /** The slugs of software. */
  softwares: ReadonlySet<string>
  /** Whether there is a file at this path below content/. */
  hasFile: (path: string) => boolean
  /** Whether this address is that of an uploaded picture. */
  hasUpload: (address: string) => boolean
  /** The pages of the remotes, by their patterns; undefined when no one knows them. */
  routes?: readonly KnownRoute[] | undefined
}

/** `closed`: some readers of the link cannot open it. `unchecked`: only the registry could know whether something is there. */
export type AddressState = 'known' | 'closed' | 'unknown' | 'unchecked'

type Found = RouteMatch & { route: { path: string } }

/** What readers cannot open from a link: it is of one person, for one visit, or for content managers. */
const notForLinks = new Set<string>(
  [
    paths.setPassword,
    paths.confirmation,
    paths.openLink,
    paths.emailChange,
    paths.institutionLink,
    paths.accountDeleted,
    paths.onboarding,
    paths.testimonial,
    paths.contentDesk,
    paths.contentDocument,
    paths.contentPreview,
    paths.error,
    paths.somethingWentWrong,
    paths.notFound,
  ].map(({ pattern }) => pattern),
)
const everyReader: Readers = { editions: editionSchema.options, access: 'public' }
const ownRoutes = Object.values(paths).map(({ pattern }) => ({ path: pattern as string }))

const contentFolders = ['images', 'media']
/** The gateway has no pages below these (deploy/src/gateway/file-prefixes.ts). */
const otherFolders = ['api', 'host', 'local', 'release', 'remotes']

/** What is wrong with a link that these readers meet, as far as that is known here: addresses elsewhere are not asked. */
export function linkProblem(href: string, known: KnownAddresses, readers: Readers) {
  const state = addressState(href, known, readers)
  if (state === 'known') return undefined
  return state === 'closed'
    ? `the link ${href} leads to a page that some readers cannot open`
    : `the link ${href} leads nowhere`
}

export function addressState(href: string, known: KnownAddresses, readers: Readers): AddressState {
  if (!isLinkAddress(href)) return 'unknown'
  if (!href.startsWith('/')) return 'known'
  const path = href.replace(/[?#].*/s, '')
  const pages = known.documents.get(path)
  if (pages) return stateFor(readers, pages)
  const segments = path.split('/').slice(1).map(decoded)
  if (segments.some((segment) => segment === undefined || segment.startsWith('.'))) return 'unknown'
  const [folder = ''] = segments as string[]
  if (contentFolders.includes(folder)) return known.hasFile(segments.join('/')) ? 'known' : 'unknown'
  if (otherFolders.includes(folder)) {
    return imagePattern.test(path) && known.hasUpload(path) ? 'known' : 'unknown'
  }
  return pageState(path, known, readers)
}

const stateFor = (readers: Readers, pages: readonly Readers[]) => (canAllOpen(readers, pages) ? 'known' : 'closed')

function pageState(path: string, known: KnownAddresses, readers: Readers): AddressState {
  // Ours first: of two that match alike it names the values that content knows.
  const found = findRoute([...ownRoutes, ...(known.routes ?? [])], path)
  if (!found) return known.routes ? 'unknown' : 'unchecked'
  const pages = notForLinks.has(found.route.path) ? undefined : pagesAt(found, known)
  return pages ? stateFor(readers, pages) : 'unknown'
}

/** Who can open what is there; undefined when content has not what the parameters name. Those that only a remote knows may have any value. */
function pagesAt({ route: { path: pattern }, params }: Found, known: KnownAddresses): readonly Readers[] | undefined {
  const { flowSlug, softwareSlug, stepSlug, pageSlug, appSlug } = params
  if (appSlug !== undefined && !smallAppSchema.safeParse(appSlug).success) return undefined
  if (stepSlug !== undefined || pageSlug !== undefined) return known.documents.get(documentAddress(pattern, params))
  if (softwareSlug !== undefined && !known.softwares.has(decoded(softwareSlug) ?? softwareSlug)) return undefined
  const routes = known.routes?.filter(({ path }) => path === pattern) ?? []
  // Of a page that no live remote has, content says nothing.
  const pages = routes.length > 0 ? routes : [everyReader]
  if (flowSlug === undefined) return pages
  const taught = known.flows.get(decoded(flowSlug) ?? flowSlug)
  return taught && pages.map((page) => ({ ...page, editions: page.editions.filter((id) => taught.includes(id)) }))
}

/** As documents have it: a step among the favourites is the step of its flow. */
function documentAddress(pattern: string, params: Record<string, string>) {
  return pattern
    .replace(/^\/favourites(?=\/flows\/)/, '')
    .replaceAll(/:(\w+)\??/g, (_, name: string) => decoded(params[name] ?? '') ?? '')
}

/** Undefined for what decodes to nothing. */
function decoded(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
