import { isObject } from '@stepwise/shared/drafts'
import { choiceIn, textsIn } from '../../features/small-app/small-app.model.ts'

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
  chapter: { label: 'Chapter number', hint: 'As the Act says it below its title, such as 15.', maxLength: 20 },
  citation: {
    label: 'Citation',
    hint: 'The year, the court or report and the number, such as [1932] AC 562 or [2019] UKSC 41.',
    maxLength: 200,
  },
  number: { label: 'Number of the report', hint: 'If it has one, such as HC 42 or 7.', maxLength: 100 },
  degree: { label: 'Kind of thesis', hint: 'Such as PhD thesis or MSc dissertation.', maxLength: 80 },
  university: { label: 'University', maxLength: 200 },
  conference: { label: 'Conference name', maxLength: 300 },
  held: { label: 'Where it was held', hint: 'Such as University of Fernlow, or Fernlow.', maxLength: 200 },
  version: { label: 'Version', hint: 'If it has one, such as 2 or March 2026.', maxLength: 80 },
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

export const sourceKinds = {
  book: 'A book',
  chapter: 'A chapter in a book by several people',
  article: 'A journal article',
  page: 'A web page',
  report: 'A report',
  act: 'An Act of Parliament',
  case: 'A court case',
  thesis: 'A thesis or dissertation',
  conference: 'A conference paper',
  film: 'A film',
  dataset: 'A data set',
  ai: 'An AI tool',
}
export type SourceKind = keyof typeof sourceKinds

/** The fields of each kind of source. */
export const fieldsOf: Record<SourceKind, SourceField[]> = {
  book: ['authors', 'year', 'title', 'edition', 'place', 'publisher', 'link', 'read'],
  chapter: ['authors', 'year', 'title', 'editors', 'book', 'edition', 'place', 'publisher', 'pages', 'link', 'read'],
  article: ['authors', 'year', 'title', 'journal', 'volume', 'issue', 'pages', 'link', 'read'],
  page: ['authors', 'year', 'date', 'title', 'site', 'link', 'read'],
  report: ['authors', 'year', 'title', 'number', 'place', 'publisher', 'link', 'read'],
  act: ['title', 'chapter', 'link', 'read'],
  case: ['title', 'citation', 'link', 'read'],
  thesis: ['authors', 'year', 'title', 'degree', 'university', 'publisher', 'link', 'read'],
  conference: [
    'authors',
    'year',
    'date',
    'title',
    'conference',
    'held',
    'editors',
    'book',
    'place',
    'publisher',
    'pages',
    'link',
    'read',
  ],
  film: ['authors', 'year', 'title', 'place', 'publisher', 'link', 'read'],
  dataset: ['authors', 'year', 'title', 'version', 'publisher', 'link', 'read'],
  ai: ['authors', 'year', 'title', 'version', 'link', 'read'],
}

/** What a field is called where it is another thing than in a book. */
const ownTexts: { [Kind in SourceKind]?: { [Field in SourceField]?: Partial<FieldText> } } = {
  act: { title: { label: 'Act title', hint: 'With its year, such as Equality Act 2010.' } },
  case: { title: { label: 'Names of the parties', hint: 'As the report has them, such as Donoghue v Stevenson.' } },
  report: { publisher: { label: 'Publisher', hint: 'APA leaves it out if it is the author, too.' } },
  thesis: { publisher: { label: 'Archive', hint: 'If it is in one, such as EThOS. Only APA shows it.' } },
  conference: {
    date: { label: 'Days of the conference', hint: 'Such as 4-6 May.' },
    editors: {
      label: 'Editors of the published papers, one on each line',
      hint: 'If the papers are published as a book.',
    },
    book: {
      label: 'Proceedings title',
      hint: 'If they are published, such as Proceedings of the bus forum.',
    },
  },
  film: {
    authors: { label: 'Directors, one on each line', hint: 'Family name, a comma, first name: Hill, Rosa.' },
    publisher: { label: 'Film company' },
    place: { label: 'Film company location', hint: 'Only some Harvard guides want it.' },
  },
  dataset: { publisher: { label: 'Archive or publisher', hint: 'Where the data are, such as UK Data Service.' } },
  ai: {
    authors: { label: 'Who makes the tool', hint: 'The company, such as OpenAI.' },
    year: { label: 'Year of the version', hint: 'Four figures.' },
    title: { label: 'Tool name', hint: 'Such as ChatGPT or Copilot.' },
    version: { label: 'Version', hint: 'As the tool says it, such as GPT-4o or March 14.' },
    link: { label: 'Web address', hint: 'Of the conversation, if it can be shared, or of the tool.' },
    read: { label: 'Day on which you used it', hint: 'Only Harvard shows it. Such as 12 October 2026.' },
  },
}
export const fieldText = (field: SourceField, kind: SourceKind): FieldText => ({
  ...sourceFields[field],
  ...ownTexts[kind]?.[field],
})

/** Harvard as many British universities teach it (Cite Them Right), and APA 7. */
export const styles = { harvard: 'Harvard', apa: 'APA 7' }
export type Style = keyof typeof styles

/** A source has a title at least. In `authors` and `editors` each line is a name: “Family, Given”, or an organisation. */
export type Source = { kind: SourceKind; title: string } & { [Field in SourceField]?: string | undefined }
/** What is in the form, also in the fields of other kinds. */
export type SourceValues = { kind: SourceKind } & Record<SourceField, string>

type StoredSource = Record<string, unknown> & { kind: SourceKind }
const isSource = (stored: unknown): stored is StoredSource =>
  isObject(stored) && choiceIn(sourceKinds, stored.kind) !== null

/** The form from what was stored, whatever it is. */
export function readValues(stored: unknown): SourceValues {
  const kept = isSource(stored) ? stored : { kind: 'book' as const }
  return { kind: kept.kind, ...textsIn(kept, Object.keys(sourceFields) as SourceField[]) }
}

/** A stored source without what the fields of other kinds hold; null where it is none. */
export const readSource = (stored: unknown): Source | null =>
  isSource(stored) ? { kind: stored.kind, ...textsIn(stored, fieldsOf[stored.kind]) } : null
