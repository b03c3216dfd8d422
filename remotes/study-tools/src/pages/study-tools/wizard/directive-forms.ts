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

const wordStart = "(?<![\\p{L}\\p{N}'’-])"
const wordEnd = '(?![\\p{L}\\p{N}]|-\\p{L})'
/** Where something is asked: at the beginning of a clause, or after a word such as "to" or "please". */
const afterRequest =
  '(?<=(?:^|[.?!:;,("“‘]|\\b(?:and|or|then|to|by|must|should|please|briefly|critically|clearly))\\s*)'
const adverb = '(?:(?:briefly|carefully|clearly|critically|fully)\\s+)?'

/** Matches every form of the directive (docs/product/study-tools.md#forms): analyse, analyze, analysing, a critical analysis of. */
export function formsOf(directive: string): RegExp {
  const words = directive.toLowerCase().split(/\s+/)
  const verb = words.map(formsOfWord).join('\\s+')
  const first = words[0] ?? ''
  const before = oftenNouns.has(directive) ? afterRequest : ''
  const lead = fixedWords.has(first) ? '' : adverb
  const forms = [`${before}${wordStart}${lead}${verb}${wordEnd}`, ...nounForms(words)]
  return new RegExp(forms.map((form) => `(?:${form})`).join('|'), 'giu')
}

function formsOfWord(word: string): string {
  if (fixedWords.has(word)) return escaped(word)
  // British and American spelling.
  const stem = escaped(word.replace(/e$/, '')).replace(/(?<=[iy])s$/, '[sz]')
  return word.endsWith('e') ? `${stem}(?:e|ing)` : `${stem}(?:ing)?`
}

function nounForms(words: string[]): string[] {
  const noun = nouns[words.at(-1) ?? '']
  if (!noun) return []
  if (words[0] === 'critically') return [`${wordStart}critical\\s+${noun}${wordEnd}`]
  if (words.length > 1) return []
  return [`(?<=${wordStart}(?:an?|your)\\s+(?:[a-z]+\\s+)?)${noun}(?=\\s+of\\b)`]
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
