/** Words of a directive that are never inflected. */
const fixedWords = new Set(['and', 'critically', 'extent', 'far', 'for', 'how', 'on', 'to', 'what'])

/** Directives that are often nouns ("the state", "in contrast"): they count only where something is being asked. */
const oftenNouns = new Set(['account for', 'contrast', 'debate', 'list', 'outline', 'review', 'show', 'state', 'trace'])

/** Nouns that ask for what their verb asks: "write a critical analysis of". */
const nouns: Record<string, string> = {
  analyse: 'analys[ie]s',
  compare: 'comparison',
  define: 'definition',
  describe: 'description',
  discuss: 'discussion',
  evaluate: 'evaluation',
  explain: 'explanation',
  interpret: 'interpretation',
  justify: 'justification',
  summarise: 'summary',
}

/** Of what comes before a form, here and below: not lookbehinds of one pattern, which Safari has since 16.4. */
const wordStart = "(?:^|[^\\p{L}\\p{N}'’-])"
const wordEnd = '(?![\\p{L}\\p{N}]|-\\p{L})'
/** Where something is asked: at the beginning of a clause, or after a word such as "to" or "please". */
const afterRequest = '(?:^|[.?!:;,("“‘]|\\b(?:and|or|then|to|by|must|should|please|briefly|critically|clearly))\\s*'
const adverb = '(?:(?:briefly|carefully|clearly|critically|fully)\\s+)?'

/** A form of a directive, and what must come before it. */
interface Form {
  before: RegExp[]
  form: RegExp
}

/** Every form of the directive (docs/product/study-tools.md#forms): analyse, analyze, analysing, a critical analysis of. */
export function buildForms(directive: string): Form[] {
  const words = directive.toLowerCase().split(/\s+/)
  const verb = words.map(buildWordForms).join('\\s+')
  const first = words[0] ?? ''
  const before = oftenNouns.has(directive) ? [afterRequest, wordStart] : [wordStart]
  const lead = fixedWords.has(first) ? '' : adverb
  return [compileForm(before, `${lead}${verb}${wordEnd}`), ...nounForms(words)]
}

const compileForm = (before: string[], form: string): Form => ({
  before: before.map((pattern) => new RegExp(`${pattern}$`, 'iu')),
  form: new RegExp(form, 'giu'),
})

/** More than any of what must come before a form. A long text would be searched from its beginning for each match. */
const longestBefore = 100

/** Where the form stands in the text. */
export function findPlaces(text: string, { before, form }: Form): { start: number; end: number }[] {
  const places = []
  for (let match = form.exec(text); match; match = form.exec(text)) {
    const { index: start } = match
    const textBefore = text.slice(Math.max(0, start - longestBefore), start)
    if (before.every((pattern) => pattern.test(textBefore))) places.push({ start, end: form.lastIndex })
    else form.lastIndex = start + 1
  }
  return places
}

function buildWordForms(word: string): string {
  if (fixedWords.has(word)) return escaped(word)
  // British and American spelling.
  const stem = escaped(word.replace(/e$/, '')).replace(/([iy])s$/, '$1[sz]')
  return word.endsWith('e') ? `${stem}(?:e|ing)` : `${stem}(?:ing)?`
}

function nounForms(words: string[]): Form[] {
  const noun = nouns[words.at(-1) ?? '']
  if (!noun) return []
  if (words[0] === 'critically') return [compileForm([wordStart], `critical\\s+${noun}${wordEnd}`)]
  if (words.length > 1) return []
  return [compileForm([`${wordStart}(?:an?|your)\\s+(?:[a-z]+\\s+)?`], `${noun}(?=\\s+of\\b)`)]
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
