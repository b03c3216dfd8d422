import type { EssayWord, EssayWordKind } from '@stepwise/shared/contracts'

/** Words of a phrase that are never inflected. */
const fixedWords = /^(?:and|critically|extent|far|for|how|on|to|up|upon|what|with)$/

/** Nouns that ask for what their verb asks: “write an analysis of”. */
const nouns: Record<string, string> = {
  analyse: 'analys[ie]s',
  appraise: 'appraisal',
  assess: 'assessment',
  compare: 'comparison',
  define: 'definition',
  describe: 'description',
  discuss: 'discussion',
  evaluate: 'evaluation',
  explain: 'explanation',
  interpret: 'interpretation',
  justify: 'justification',
  review: 'review',
  summarise: 'summary',
}
const nounPattern = [...Object.values(nouns), 'account', 'commentary', 'essay', 'reflection'].join('|')

/** As a revision of an earlier release has them, which knew no kinds (docs/product/study-tools.md#forms). */
const oldNouns = new Set(['account for', 'contrast', 'debate', 'list', 'outline', 'review', 'show', 'state', 'trace'])

/** How a word is found. */
export function kindOf({ directive, kind = 'directive' }: EssayWord): EssayWordKind {
  if (kind !== 'directive') return kind
  if (/^(?:how far|(?:in|to) what )/.test(directive)) return 'extent'
  return oldNouns.has(directive) ? 'noun' : 'directive'
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const spaced = (words: string, form: (word: string) => string = escaped) =>
  words.toLowerCase().split(/\s+/).map(form).join('\\s+')
// Not lookbehinds, which Safari has since 16.4: what stands before is looked at apart.
const whole = (pattern: string) => new RegExp(`(?:${pattern})(?![\\p{L}\\p{N}]|-\\p{L})`, 'giu')

/** A word and its other forms, as they are written: analyse, analyze, analysing. */
export function buildFormsPattern(word: EssayWord): RegExp {
  const isVerb = kindOf(word) === 'directive' || kindOf(word) === 'noun'
  return whole(
    [word.directive, ...(word.forms ?? [])].map((each) => spaced(each, isVerb ? inflect : escaped)).join('|'),
  )
}

function inflect(word: string): string {
  if (fixedWords.test(word)) return escaped(word)
  // British and American spelling.
  const stem = escaped(word.replace(/e$/, '')).replace(/([iy])s$/, '$1[sz]')
  return word.endsWith('e') ? `${stem}(?:e|ing)` : `${stem}(?:ing)?`
}

/** The noun of a directive, “analysis of”; null for one without. */
export function buildNounPattern({ directive }: EssayWord): RegExp | null {
  const noun = nouns[directive]
  return noun === undefined ? null : new RegExp(`(?:${noun})(?=\\s+of\\b)`, 'giu')
}

/** The adjective of a modifier before such a noun: “a critical analysis”. */
export function buildAdjectivePattern({ directive }: EssayWord): RegExp | null {
  const adjective = directive.replace(/ally$/, 'al').replace(/lly$/, 'll').replace(/ly$/, '')
  if (adjective === directive) return null
  return new RegExp(`${escaped(adjective)}(?=\\s+(?:[a-z]+\\s+)?(?:${nounPattern})\\b)`, 'giu')
}
