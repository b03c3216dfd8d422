import { isObject } from '@stepwise/shared/drafts'
import { textIn } from '../../features/small-app/small-app.model.ts'

interface FieldText {
  label: string
  hint?: string
  maxLength: number
  /** Of a field of several lines. */
  rows?: number
}

/** The parts of a source, in the order of the form. */
const sourceFields = {
  authors: {
    label: 'Authors, one on each line',
    hint: 'Family name, a comma, first name or initials: Tamberlow, Rosa. An organisation: its name, without a comma.',
    maxLength: 4000,
    rows: 3,
  },
  year: { label: 'Year', hint: 'Four figures. Leave it empty if there is none.', maxLength: 20 },
  date: {
    label: 'Day and month',
    hint: 'If the page has them, such as 3 March. Only APA shows them.',
    maxLength: 40,
  },
  title: {
    label: 'Title',
    hint: 'As a sentence: a capital letter for its first word and for names only.',
    maxLength: 500,
  },
  site: {
    label: 'Website name',
    hint: 'Only APA shows it. It is left out if it is also the author.',
    maxLength: 200,
  },
  editors: {
    label: 'Editors of the book, one on each line',
    hint: 'Written as authors are: Wickmoor, Jo.',
    maxLength: 1000,
    rows: 2,
  },
  book: { label: 'Book title', maxLength: 500 },
  journal: { label: 'Journal', maxLength: 300 },
  volume: { label: 'Volume', maxLength: 20 },
  issue: { label: 'Issue', maxLength: 20 },
  edition: { label: 'Edition', hint: 'From the second on, such as 2.', maxLength: 40 },
  place: { label: 'Place of publication', hint: 'Only some Harvard guides ask for it.', maxLength: 100 },
  publisher: { label: 'Publisher', maxLength: 200 },
  pages: { label: 'Pages', hint: 'The first and the last, such as 31-48.', maxLength: 40 },
  link: {
    label: 'DOI or web address',
    hint: 'If you read it online. A DOI begins with 10, such as 10.0000/jit.14.2.',
    maxLength: 1000,
  },
  read: {
    label: 'Day you read it',
    hint: 'Only Harvard shows it, after a web address. Such as 12 October 2026.',
    maxLength: 60,
  },
} satisfies Record<string, FieldText>
export type SourceField = keyof typeof sourceFields
export const fieldText = (field: SourceField): FieldText => sourceFields[field]

export const sourceKinds = {
  book: 'A book',
  chapter: 'A chapter in a book by several people',
  article: 'A journal article',
  page: 'A web page',
}
export type SourceKind = keyof typeof sourceKinds

/** The fields of each kind of source. */
export const fieldsOf: Record<SourceKind, SourceField[]> = {
  book: ['authors', 'year', 'title', 'edition', 'place', 'publisher', 'link', 'read'],
  chapter: ['authors', 'year', 'title', 'editors', 'book', 'edition', 'place', 'publisher', 'pages', 'link', 'read'],
  article: ['authors', 'year', 'title', 'journal', 'volume', 'issue', 'pages', 'link', 'read'],
  page: ['authors', 'year', 'date', 'title', 'site', 'link', 'read'],
}

/** Harvard as many British universities teach it (Cite Them Right), and APA 7. */
export const styles = { harvard: 'Harvard', apa: 'APA 7' }
export type Style = keyof typeof styles

/** A source has a title at least. In `authors` and `editors` each line is a name: “Family, Given”, or an organisation. */
export type Source = { kind: SourceKind; title: string } & { [Field in SourceField]?: string | undefined }
/** What is in the form, also in the fields of other kinds. */
export type SourceValues = { kind: SourceKind } & Record<SourceField, string>

export const readStyle = (stored: unknown): Style | null => (stored === 'harvard' || stored === 'apa' ? stored : null)

type StoredSource = Record<string, unknown> & { kind: SourceKind }
const isSource = (stored: unknown): stored is StoredSource =>
  isObject(stored) && typeof stored.kind === 'string' && Object.hasOwn(sourceKinds, stored.kind)

const readTexts = (stored: Record<string, unknown>, fields: SourceField[]) =>
  Object.fromEntries(fields.map((field) => [field, textIn(stored[field])])) as Record<SourceField, string>

/** The form from what was stored, whatever it is. */
export function readValues(stored: unknown): SourceValues {
  const kept = isSource(stored) ? stored : { kind: 'book' as const }
  return { kind: kept.kind, ...readTexts(kept, Object.keys(sourceFields) as SourceField[]) }
}

/** A stored source without what the fields of other kinds hold; null where it is none. */
export const readSource = (stored: unknown): Source | null =>
  isSource(stored) ? { kind: stored.kind, ...readTexts(stored, fieldsOf[stored.kind]) } : null
