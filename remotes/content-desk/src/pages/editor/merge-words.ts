import type { IncomingPart } from '../../features/draft/merge-bodies.ts'

/** What someone has changed in the text that is in the form. */
export interface IncomingChange {
  /** Null: the person, elsewhere. */
  who: string | null
  /** Of the part; 'order' for the order of the blocks. */
  key: string
  kind: IncomingPart['kind']
  /** As a sentence calls the part. */
  name: string
}

/** No more parts than this are named. */
const mostNames = 6

const kindWords = { added: ' (new)', changed: '', removed: ' (removed)' } as const
const nameOf = ({ key, kind, name }: IncomingChange) => (key === 'order' ? name : `“${name}”${kindWords[kind]}`)

/** “Ann’s changes were added to your text: “Samaritans”, “Shout” (new).” All changes are those of one person. */
export function mergeWords(who: string | null, changes: readonly IncomingChange[]): string {
  const names = changes.map(nameOf)
  const shown = names.length > mostNames ? names.slice(0, mostNames - 1) : names
  const rest = names.length - shown.length
  const list = `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
  return who === null
    ? `What you changed in another window or on another device was added to this text: ${list}.`
    : `${who}’s changes were added to your text: ${list}.`
}

/** One sentence a person. */
export function mergeSentences(changes: readonly IncomingChange[]): string[] {
  return [...new Set(changes.map(({ who }) => who))].map((who) =>
    mergeWords(
      who,
      changes.filter((change) => change.who === who),
    ),
  )
}
