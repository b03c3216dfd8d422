import type { DocumentBody } from '@stepwise/shared/contracts'

export interface LinkChange {
  from: string
  to: string
  /** Only links that are read so, which are then read otherwise. */
  words: { from: string; to: string } | null
}

/** Fields of blocks that are an address, with the field of the words that the link is read by. */
const addressFields = { to: 'label', web: null, video: null } as const

/** A body in which the links to an address, with or without a query or fragment, lead to another one. The same body when it has none. */
export function changeLinks(body: DocumentBody, change: LinkChange): DocumentBody {
  const changed = changeValue(body, change) as DocumentBody
  return JSON.stringify(changed) === JSON.stringify(body) ? body : changed
}

function changeValue(value: unknown, change: LinkChange): unknown {
  if (typeof value === 'string') return changeMarkdown(value, change)
  if (Array.isArray(value)) return value.map((item) => changeValue(item, change))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value)
  const given = Object.fromEntries(entries)
  const own: Record<string, unknown> = {}
  for (const [key, labelKey] of Object.entries(addressFields)) {
    const address = given[key]
    if (typeof address !== 'string' || withoutEnd(address) !== change.from) continue
    const label = labelKey === null ? undefined : given[labelKey]
    if (!change.words) own[key] = change.to + keptEnd(address, change)
    else if (labelKey !== null && label === change.words.from)
      Object.assign(own, { [key]: change.to, [labelKey]: change.words.to })
  }
  return Object.fromEntries(
    entries.map(([key, field]) => [
      key,
      Object.hasOwn(own, key) ? own[key] : key in addressFields ? field : changeValue(field, change),
    ]),
  )
}

/** `[words](/address "title")` of Markdown. */
function changeMarkdown(text: string, change: LinkChange): string {
  const { from, to, words } = change
  if (!text.includes(from)) return text
  const link = new RegExp(`\\[([^\\[\\]]*)\\]\\((<?)${escapePattern(from)}((?:[?#][^\\s)>]*)?)(?=[\\s)>])`, 'g')
  return text.replaceAll(link, (whole, said: string, bracket: string, end: string) => {
    if (!words) return `[${said}](${bracket}${to}${from === to ? end : ''}`
    return said === words.from ? `[${words.to}](${bracket}${to}${end}` : whole
  })
}

const withoutEnd = (address: string) => address.replace(/[?#].*/s, '')
/** A part of one page is none of another. */
const keptEnd = (address: string, { from, to }: LinkChange) => (from === to ? address.slice(from.length) : '')
const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
