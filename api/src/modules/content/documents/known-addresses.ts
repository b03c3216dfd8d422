import { addressPattern, imagePattern } from '@stepwise/shared/contracts/page'
import { findRoute, type RouteMatch } from '@stepwise/shared/routing/find-route'
import { paths } from '@stepwise/shared/routing/paths'

/** What links of our own can lead to (docs/product/content-desk.md#own-addresses). */
export interface KnownAddresses {
  /** The addresses of steps and pages. */
  documents: ReadonlySet<string>
  /** The slugs of flows and of software. */
  flows: ReadonlySet<string>
  softwares: ReadonlySet<string>
  /** Whether there is a file at this path below content/. */
  hasFile: (path: string) => boolean
  /** Whether this address is that of an uploaded picture. */
  hasUpload: (address: string) => boolean
  /** The patterns of the pages that are live; undefined when nobody knows them. */
  routes?: readonly string[] | undefined
}

/** `unchecked`: only the registry could know whether something is there. */
export type AddressState = 'known' | 'unknown' | 'unchecked'

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
const ownRoutes = Object.values(paths).map(({ pattern }) => ({ path: pattern as string }))

const contentFolders = ['apps', 'images', 'media']
/** The gateway has no pages below these (deploy/src/gateway/file-prefixes.ts). */
const otherFolders = ['api', 'host', 'local', 'release', 'remotes']

/** Whether a browser may be led there at all: https, mail, phone, text message, or an address of our own; never a script. */
export const isSafeAddress = (href: string) => addressPattern.test(href)

/** Whether a link leads somewhere, as far as that is known here: addresses elsewhere are not asked. */
export const isKnownAddress = (href: string, known: KnownAddresses) => addressState(href, known) === 'known'

export function addressState(href: string, known: KnownAddresses): AddressState {
  if (!isSafeAddress(href)) return 'unknown'
  if (!href.startsWith('/')) return 'known'
  const path = href.replace(/[?#].*/s, '')
  if (known.documents.has(path)) return 'known'
  const segments = path.split('/').slice(1).map(decoded)
  if (segments.some((segment) => segment === undefined || segment.startsWith('.'))) return 'unknown'
  const [folder = ''] = segments as string[]
  if (contentFolders.includes(folder)) return hasFile(segments.join('/'), known) ? 'known' : 'unknown'
  if (otherFolders.includes(folder)) {
    return imagePattern.test(path) && known.hasUpload(path) ? 'known' : 'unknown'
  }
  return pageState(path, known)
}

function hasFile(path: string, known: KnownAddresses) {
  if (!/^apps\/[^/.]+\/?$/.test(path)) return known.hasFile(path)
  return known.hasFile(`${path.replace(/\/$/, '')}/index.html`)
}

function pageState(path: string, known: KnownAddresses): AddressState {
  // Ours first: of two that match alike it names the values that content knows.
  const found = findRoute([...ownRoutes, ...(known.routes ?? []).map((route) => ({ path: route }))], path)
  if (!found) return known.routes ? 'unknown' : 'unchecked'
  return !notForLinks.has(found.route.path) && hasKnownValues(found, known) ? 'known' : 'unknown'
}

/** Whether content has what the parameters name. Those that only a remote knows may have any value. */
function hasKnownValues({ route: { path: pattern }, params }: Found, { documents, flows, softwares }: KnownAddresses) {
  const { flowSlug, softwareSlug, stepSlug, pageSlug } = params
  const has = (known: ReadonlySet<string>, value: string) => known.has(decoded(value) ?? value)
  if (stepSlug !== undefined || pageSlug !== undefined) return documents.has(documentAddress(pattern, params))
  return (
    (flowSlug === undefined || has(flows, flowSlug)) && (softwareSlug === undefined || has(softwares, softwareSlug))
  )
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
