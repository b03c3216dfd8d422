/** More of the text before a word than any rule here looks at. A long text would be searched from its beginning for each match. */
export const longestBefore = 240

const ends = (pattern: string) => new RegExp(`(?:${pattern})$`, 'iu')

// A part of a question may begin with a letter or a number, “(a)” or “ii)”, or after what is in brackets: marks, a year.
const SENTENCE = `^|[.?!:;…]["”’')\\]]*\\s+|\\n\\s*|\\s[–—-]\\s+|["“‘(]\\s*|\\s'|^'|\\)\\s+|[•*]\\s*|\\b\\d{1,2}\\.\\s+`
const sentenceStart = ends(SENTENCE)
const clauseStart = ends(`${SENTENCE}|,["”’']?\\s+(?:(?:and|or|then|but)\\s+)*`)
const request = ends('(?:^|[^\\p{L}])(?:then|must|should|please|you)\\s+')
const meanwhile = ends('\\b(?:when|if|as|before|after|while|once)\\s+you\\s+')
const isRequested = (before: string) => request.test(before) && !meanwhile.test(before)
const joined = ends('\\s(?:and|or)\\s+')
const by = ends('(?:^|\\s)by\\s+')
const determined =
  /^\s+(?:an?|the|its|their|your|his|her|this|these|those|each|any|some|all|one|two|three|four|five|six|\d+|how|why|what|whether|which)\b/i
const isNoun = /^\s+(?:of|about|on|is|are|was|were|has|have|can|may|between)\b/i
const asksTo = ends('\\b(?:asked|required|expected|invited|need|needs|want|try)\\s+to\\s+')
/** “Its ability to explain”. */
const servesTo = ends(
  '\\b(?:used|able|ability|attempts?|attempted|fails?|failed|failure|seeks?|helps?|tries|claims?|power|right|intended|serves?|how)\\s+to\\s+',
)
/** “Use a model to explain”, “in order to explain”. */
const means = /^(?:in order|use|using|apply|applying|draw|drawing|write|choose|select|with|from)\b|\byou\b|^to\s+$/i

/** Without the adverbs before a verb: “you must briefly and clearly ” is “you must ”. */
const withoutAdverbs = (before: string) =>
  before.replace(/(?:\b[a-z]+ly,?\s+(?:(?:and|but|yet)\s+(?=[a-z]+ly\s+$))?)+$/i, '')

const sentenceOf = (before: string) => before.split(/[.?!:;]\s+/).at(-1) ?? ''

function isPurpose(before: string): boolean {
  if (!/\bto\s+$/i.test(before)) return false
  return asksTo.test(before) || (means.test(sentenceOf(before)) && !servesTo.test(before))
}

/** Whether a verb between these texts is what someone is asked to do. */
export function isVerbAsked(textBefore: string, form: string): boolean {
  const before = withoutAdverbs(textBefore)
  if (clauseStart.test(before) || isRequested(before) || joined.test(before) || isPurpose(before)) return true
  return /ing\b/i.test(form) && by.test(before)
}

/** The same of a verb that is often a noun: “the state of the nation”, “church and state”. */
export function isNounAsked(textBefore: string, form: string, after: string): boolean {
  if (isNoun.test(after)) return false
  const before = withoutAdverbs(textBefore)
  if (/ing$/i.test(form)) return by.test(before)
  if (clauseStart.test(before) || isRequested(before) || isPurpose(before)) return true
  return joined.test(before) && determined.test(after)
}

/** Whether a question word asks. “When you write, …” does not: no question mark ends it. */
export function isQuestionAsked(before: string, form: string, after: string): boolean {
  if (/^(?:how|why|what)\b/i.test(form)) return clauseStart.test(before)
  return sentenceStart.test(before) && /^[^.?!\n]*\?/.test(after)
}

const makes = ends(
  '\\b(?:write|give|provide|produce|prepare|present|offer|make|submit|include|develop|undertake|conduct|carry out)\\s+(?:an?|your|the)\\s+(?:[a-z]+\\s+){0,2}',
)
/** Whether a noun such as “analysis” names what is to be written. */
export const isNamed = (before: string) => makes.test(before)

export const isAtClause = (before: string) => clauseStart.test(before)
