import type { AccountKind, Preview, ReleaseVersions, VersionChanges } from '@stepwise/shared/contracts'
import { formatDate, formatUntil } from './format-state.ts'

type Build = ReleaseVersions['parts'][number]['versions'][number]['build']

/** "kim, 20 Nov 2026, 10:00"; '' where nothing is known. The author of the commit, or else who built it. */
export const formatBuild = ({ author, builtBy, builtAt }: Build): string =>
  [author || builtBy, builtAt && formatDate(builtAt)].filter(Boolean).join(', ')

/** A sentence for each list that differs from the live version, and for each size. */
export function changeLines({ live, routes, menu, slots, sizes }: VersionChanges): string[] {
  if (live === null) return ['No version of it is live yet: everything is new.']
  const lines = [
    ...differenceLines('addresses', routes),
    ...differenceLines('menu entries', menu),
    ...differenceLines('slots', slots),
    ...sizes.flatMap(({ what, live: before, version }) => {
      const [old, now] = [kilobytes(before), kilobytes(version)]
      return old === now ? [] : [`${capitalised(what)}: ${old} → ${now}.`]
    }),
  ]
  return lines.length > 0 ? lines : ['Its addresses, menu, slots and sizes are those of the live version.']
}

const differenceLines = (what: string, { added, removed, changed }: VersionChanges['routes']): string[] =>
  Object.entries({ New: added, Removed: removed, Changed: changed }).flatMap(([kind, names]) =>
    names.length > 0 ? [`${kind} ${what}: ${names.join(', ')}.`] : [],
  )

const kilobytes = (bytes: number | null) => (bytes === null ? 'none' : `${(bytes / 1000).toFixed(1)}\u00A0kB`)

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

type ComparedPage = VersionChanges['pages'][number]

/** "Learn home, as student". */
export const pageName = (title: string, { page, person }: ComparedPage): string =>
  `${title} ${page}${person === '' ? '' : `, as ${person}`}`

/** How different the two pictures of a page are. */
export function formatDifference({ livePicture, difference }: ComparedPage): string {
  if (livePicture === undefined) return 'The live version has no picture of it.'
  if (difference === undefined) return 'The pictures could not be compared.'
  if (difference === 0) return 'Looks the same.'
  const percent = difference * 100
  return `${percent < 0.1 ? 'Less than 0.1' : percent.toFixed(1)} % of the picture differs.`
}

/** Who may open a link, by kind of account. */
export const accountKinds: Record<AccountKind, string> = {
  visitor: 'People who are not signed in',
  student: 'Learners',
  content_manager: 'Content managers',
  qa: 'QA',
}

/** "Made by kim. Works until 10:00. For: Learners, QA." */
export function formatPreview({ by, until, accounts, scenario }: Preview): string {
  const person = scenario?.person
  return [
    `Made by ${by}.`,
    `Works until ${formatUntil(until)}.`,
    accounts && `For: ${accounts.map((kind) => accountKinds[kind]).join(', ')}.`,
    person !== undefined && (person === '' ? 'Signs out.' : `Signs in as ${person}.`),
  ]
    .filter(Boolean)
    .join(' ')
}
