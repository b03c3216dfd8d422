import type { Edition, Flow, PageLink, Registry, Role, User, Wellbeing } from '@stepwise/shared/contracts'
import type { EditionWords } from '@stepwise/shared/edition'
import { pageWords, paths } from '@stepwise/shared/routing'
import { listRoutes, type OwnedRoute, routeAt } from '../registry/registry.ts'

interface SitemapLink {
  to: string
  label: string
}

export interface SitemapGroup {
  title: string
  links: SitemapLink[]
}

/** An entry of the sitemap; it is listed while a live remote has a page at its address. */
interface Entry extends SitemapLink {
  editions?: Edition[]
  /** Only for people who have this. */
  wellbeing?: Wellbeing | 'any'
}

/** What the sitemap calls a flow where that is not its name. */
const flowLabels: Record<string, string> = {
  'reading-research': 'Reading & Research',
  'essay-writing': 'Essays',
  revision: 'Exams',
}

type FlowName = Pick<Flow, 'slug' | 'name'>

const flowEntry = ({ slug, name }: FlowName): Entry => ({
  to: paths.learnFlow.href({ flowSlug: slug }),
  label: flowLabels[slug] ?? name,
})

const buildGroups = (home: string, flows: readonly FlowName[]): { title: string; entries: Entry[] }[] => [
  {
    title: 'Main',
    entries: [
      { to: home, label: 'Learn' },
      { to: paths.reflect.href({}), label: 'Reflect' },
      { to: paths.wellbeing.href({}), label: 'Wellbeing', wellbeing: 'any' },
      { to: paths.favourites.href({}), label: 'Favourites' },
      { to: paths.studyTools.href({}), label: 'Study Tools' },
    ],
  },
  {
    title: 'Learning Paths',
    entries: [
      { to: paths.learnHome.href({}), label: 'All learning paths', editions: ['pro'] },
      ...flows.map(flowEntry),
    ],
  },
  {
    title: 'Wellbeing',
    entries: [
      { to: paths.wellbeing.href({}), label: 'Calm', wellbeing: 'calm' },
      { to: paths.studentMinds.href({}), label: 'Student Minds', wellbeing: 'student_minds' },
      { to: paths.deskStretches.href({}), label: 'Desk Stretches', wellbeing: 'desk_stretches_for_students' },
      { to: paths.supportContacts.href({}), label: 'Support Contacts' },
    ],
  },
  {
    title: 'Profile and Settings',
    entries: [
      { to: paths.account.href({}), label: 'Your account' },
      { to: paths.accountActivity.href({}), label: 'Account activity' },
      { to: paths.softwareSelection.href({}), label: 'Select Software' },
      { to: paths.support.href({}), label: 'Support' },
    ],
  },
]

/**
 * The live pages that this person can open (docs/product/shell-and-search.md#sitemap): in fixed groups with fixed labels, under More
 * all others of the live remotes, and last what everyone may read. `flows` are those of this edition, `created` the pages of content
 * managers.
 */
export function sitemapGroups(
  registry: Registry,
  edition: Pick<EditionWords, 'id' | 'home'>,
  { wellbeings, role }: { wellbeings: User['wellbeings']; role: Role | null },
  { flows = [], created = [] }: { flows?: readonly FlowName[]; created?: readonly PageLink[] } = {},
): SitemapGroup[] {
  const isLive = (to: string) => routeAt(registry, to) !== undefined
  const isFor = ({ editions, wellbeing }: Entry) =>
    (editions?.includes(edition.id) ?? true) &&
    (wellbeing === undefined || (wellbeing === 'any' ? wellbeings.length > 0 : wellbeings.includes(wellbeing)))
  const named = buildGroups(edition.home, flows)
  const createdLinks = created
    .filter(({ address }) => isLive(address))
    .map(({ title, address }) => ({ to: address, label: title }))
  const isOfWellbeing = ({ to }: SitemapLink) => to.startsWith(`${paths.wellbeing.pattern}/`)
  const groups = named.map(({ title, entries }) => ({
    title,
    links: [
      ...entries.filter((entry) => isLive(entry.to) && isFor(entry)).map(({ to, label }) => ({ to, label })),
      ...(title === 'Wellbeing' ? createdLinks.filter(isOfWellbeing) : []),
    ],
  }))
  const isNamed = (path: string) => named.some(({ entries }) => entries.some(({ to }) => to === path))
  const others = listRoutes(registry).filter(({ path }) => !path.includes(':') && !isNamed(path))
  const linkTo = ({ path, title }: OwnedRoute) => ({ to: path, label: title ?? pageWords(path) })
  const more = others.filter(
    (route) =>
      route.access !== 'signed-out' &&
      route.gate === 'onboarded' &&
      route.frame === 'shell' &&
      (route.role === undefined || route.role === role),
  )
  // What is below /auth opens by the link of a message, or on the way back from an institution: not from here.
  const open = others.filter(
    ({ path, access, frame }) => access === 'public' && frame === 'bare' && !path.startsWith(`${paths.auth.pattern}/`),
  )
  return [
    ...groups,
    { title: 'More', links: [...more.map(linkTo), ...createdLinks.filter((link) => !isOfWellbeing(link))] },
    { title: 'Open to everyone', links: open.map(linkTo) },
  ].filter(({ links }) => links.length > 0)
}
