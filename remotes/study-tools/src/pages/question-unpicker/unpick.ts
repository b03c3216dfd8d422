import { adverbs, type Directive, directives, type Task } from './directives.ts'

const NUMBER = '(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})'
const YEAR = '(?:1\\d|20)\\d{2}s?'
const CENTURY = '(?:the )?(?:[a-z]+-?(?:first|teenth|tieth|th|nd|rd|st)|\\d{1,2}(?:st|nd|rd|th)) century'
const WHEN = `(?:${YEAR}|${CENTURY})`
const REST_OF_CLAUSE = '[^,.;:?!()]+'
const BEFORE_A_TIME = `(?:(?! (?:in|since|between|before|after|until|from) (?:the )?${WHEN})[^,.;:?!()])+`
const AFTER_A_PLACE =
  '(?:and|or|nor|but|in|on|at|of|to|by|for|from|with|since|between|before|after|until|during|as|is|was|were|are|has|had|have|than|that|which|who|where|when)'
const PIECE = '(?:report|letter|essay|blog post|blog|poster|presentation|article|leaflet|memo|reflection|plan)'

interface Rule {
  kind: Kind
  pattern: string
  /** What must come before it, or must not. */
  after?: string
  notAfter?: string
  caseSensitive?: boolean
}

const limitRules: Rule[] = [
  {
    kind: 'length',
    pattern:
      '\\(?(?:your (?:answer|essay|report|text) (?:should|must) be )?(?:in )?(?:about |no more than |up to |at least |maximum:? )?\\d[\\d,]*(?:(?: ?[–-] ?| to )\\d[\\d,]*)? words(?: maximum)?\\)?(?: \\(\\+ ?/ ?[-–] ?\\d+ ?%\\))?',
  },
  { kind: 'length', pattern: '\\d[\\d,]*-word' },
  { kind: 'marks', pattern: '\\(?\\d{1,3} marks?\\)?' },
  {
    kind: 'format',
    pattern: `(?:in the form of|as|in) an? (?:\\d[\\d,]*-word )?(?:[a-z]+ )?${PIECE}\\b`,
  },
  // What is to be written, after its verb: “Write a short report”, “Produce a 2,000-word essay”.
  {
    kind: 'format',
    after: '\\b(?:write|prepare|produce|create) (?:an? |your )(?:\\d[\\d,]*-word |[a-z]+ )?',
    pattern: `${PIECE}\\b`,
  },
  { kind: 'time', pattern: `(?:between|from) (?:the )?${WHEN} (?:and|to|until) (?:the )?${WHEN}` },
  { kind: 'time', pattern: `(?:in|since|before|after|until|during|by|from) (?:the )?(?:early |late |mid-)?${WHEN}` },
  { kind: 'source', pattern: `(?:with|by|making) (?:close |particular |specific )?reference to ${REST_OF_CLAUSE}` },
  {
    kind: 'source',
    pattern: `(?:using|drawing on|based on|with) (?:(?:at least|no more than) )?(?:${NUMBER} )?(?:[a-z]+ )?(?:examples?|case stud(?:y|ies)|sources?|texts?|theories|models?|evidence)`,
  },
  {
    kind: 'source',
    after: '(?:^|[.?!,;:]\\s+|\\n\\s*)',
    pattern: `(?:you (?:must|should) )?(?:use|using|refer to|referring to|draw on|drawing on) ${BEFORE_A_TIME}`,
  },
  { kind: 'source', pattern: `with the (?:aid|help|use) of ${BEFORE_A_TIME}` },
  { kind: 'source', pattern: `with examples? from ${BEFORE_A_TIME}` },
  { kind: 'number', pattern: `(?:(?:at least|no more than|only|any) )?${NUMBER} (?:[a-z]+ )?[a-z]+(?:s|ies)\\b` },
  {
    kind: 'number',
    notAfter: '\\b(?:no|every|any|some|this|that|which|each) ',
    pattern:
      '(?:only )?one (?!(?:of|another|can|could|may|might|should|must|is|was|has|thing|who|that|or)\\b)(?:(?:recent|critical|named|specific|particular|major|key|real|single|current|advertising|ethical|social|public) )*[a-z]+\\b',
  },
  {
    kind: 'focus',
    pattern:
      '(?:(?:that |which )?you (?:know(?: well)?|have (?:worked (?:with|in|for)|studied|read|visited|seen))|of your (?:own )?choice|(?:from|in|at) your (?:own )?(?:placement|workplace|practice|experience|university|college|school))\\b',
  },
  {
    kind: 'focus',
    pattern: `(?:in relation to|with regard to|in the context of|with a focus on|focusing on) ${REST_OF_CLAUSE}`,
  },
  // Case matters here: a capital letter is what tells a place or a name from another noun.
  {
    kind: 'place',
    pattern: "\\b(?:[Ii]n|[Ww]ithin|[Aa]cross) (?:the )?[A-Z][\\w’'-]*(?: (?:and )?[A-Z][\\w’'-]*| \\d+\\b)*",
    caseSensitive: true,
  },
  // “In British towns”: of an adjective the place is the noun after it.
  {
    kind: 'place',
    pattern: `\\b(?:[Ii]n|[Ww]ithin|[Aa]cross) (?:the )?[A-Z][a-z]*(?:ish|ese|[ei]an|ican|rench|elsh|utch|reek) (?!${AFTER_A_PLACE}\\b)[a-z]+`,
    caseSensitive: true,
  },
]

/** What each kind is called, and the part of a question that it belongs to. */
const kinds = {
  time: { part: 'limit', name: 'time' },
  place: { part: 'limit', name: 'place or name' },
  number: { part: 'limit', name: 'how many' },
  focus: { part: 'limit', name: 'where to look' },
  source: { part: 'extra', name: 'what to use' },
  length: { part: 'extra', name: 'length' },
  format: { part: 'extra', name: 'format' },
  marks: { part: 'extra', name: 'marks' },
} as const
type Kind = keyof typeof kinds

/** A limit or an extra. */
export interface Finding {
  text: string
  kind: Kind
}

interface Place {
  start: number
  end: number
}
interface Mark extends Place {
  kind: 'instruction' | 'limit' | 'extra'
  task?: Task
  found?: Kind
}
type Piece = Pick<Mark, 'task' | 'found'> & { text: string; kind: Mark['kind'] | 'rest' }

export interface UnpickedQuestion {
  /** The whole question, in order. */
  pieces: Piece[]
  instructions: Task[]
  limits: Finding[]
  extras: Finding[]
  topic: string[]
}

/** “in 1930 (time)” */
export const formatFinding = ({ text, kind }: Finding) => `${text} (${kinds[kind].name})`

const ADVERB = `(?:(?:${Object.keys(adverbs).join('|')}) )?`
// A part of a question may begin with a letter or a number, “(a)” or “ii)”, or after the marks for the part before it.
const PART = '\\b(?:[a-h]|[ivx]+|\\d{1,2}|words|marks)\\)\\s+'
const SENTENCE_START = `(?:^|[.?!:;]["”’')]*\\s+|\\n\\s*|["“”‘’]\\s*|${PART})`
const CLAUSE_START = `(?:${SENTENCE_START}|,\\s+(?:and |then )?)`
const ANY_START = `(?:${CLAUSE_START}|\\b(?:and|or|then|to|must|should|you) )`

function startOf({ anywhere, startOnly, inQuestion }: Directive) {
  if (anywhere) return ''
  if (inQuestion) return SENTENCE_START
  return startOnly ? CLAUSE_START : ANY_START
}

/** Where the pattern matches, by what comes before it. Not by lookbehinds, which Safari has since 16.4. */
function placesOf(text: string, pattern: RegExp, { after = '', notAfter }: Pick<Rule, 'after' | 'notAfter'>): Place[] {
  const isAfter = new RegExp(`${after}$`, 'i')
  const isBarred = notAfter === undefined ? null : new RegExp(`${notAfter}$`, 'i')
  const places: Place[] = []
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const before = text.slice(0, match.index)
    if (isAfter.test(before) && !isBarred?.test(before))
      places.push({ start: match.index, end: match.index + match[0].trimEnd().length })
    else pattern.lastIndex = match.index + 1
  }
  return places
}

function findInstructions(question: string): Mark[] {
  return directives.flatMap((directive) => {
    const after = directive.inQuestion ? '(?=[^.?!]*\\?)' : ''
    const pattern = new RegExp(`\\b${ADVERB}(?:${directive.pattern})\\b${after}`, 'gi')
    return placesOf(question, pattern, { after: startOf(directive) }).map((place) => ({
      ...place,
      kind: 'instruction',
      task: withAdverb(directive, question.slice(place.start).match(/^\w+/)?.[0].toLowerCase()),
    }))
  })
}

/** “Critically evaluate” asks for more than “evaluate”. */
function withAdverb({ word, meaning }: Directive, adverb = ''): Task {
  if (!Object.hasOwn(adverbs, adverb)) return { word, meaning }
  return { word: `${adverb} ${word}`, meaning: `${meaning} ${adverbs[adverb]}` }
}

/** Each task once, in the order of the question. */
function tasksIn(pieces: Piece[]): Task[] {
  const tasks = pieces.flatMap(({ task }) => task ?? [])
  return tasks.filter(({ word }, at) => tasks.findIndex((other) => other.word === word) === at)
}

function findLimits(question: string): Mark[] {
  return limitRules.flatMap(({ kind, pattern, caseSensitive, ...context }) => {
    const wordStart = pattern.startsWith('\\') ? '' : '\\b'
    const places = placesOf(question, new RegExp(wordStart + pattern, caseSensitive ? 'g' : 'gi'), context)
    return places.map((place) => ({ ...place, kind: kinds[kind].part, found: kind }))
  })
}

/** Keeps the longest of overlapping marks; an instruction goes before a limit. */
function withoutOverlaps(marks: Mark[]): Mark[] {
  const rank = (mark: Mark) => (mark.kind === 'instruction' ? 0 : 1)
  const kept: Mark[] = []
  const byWeight = [...marks].sort((a, b) => rank(a) - rank(b) || b.end - b.start - (a.end - a.start))
  for (const mark of byWeight) {
    if (kept.every((other) => mark.end <= other.start || mark.start >= other.end)) kept.push(mark)
  }
  return kept.sort((a, b) => a.start - b.start)
}

const LEADING =
  /^(?:[\s,.;:?!)“”"'‘–-]|\b(?:and|or|then|of|for|on|about|that|which|how|why|what|did|does|do|is|are|was|were|has|have|in|to|by|it|its|the|a|an|would|you|might|between|against)\b|\b(?:view|claim|statement|idea|term)(?= that\b|:|\s+["“‘']))+/i
const TRAILING = /(?:[\s,.;:?!(“”"–-]|[.?!]['’]|\b(?:and|or|then|of|for|on|in|to|by|with|from)\b)+$/i

const tidyTopic = (text: string) => text.replace(LEADING, '').replace(TRAILING, '')

const foundIn = (pieces: Piece[], part: Piece['kind']): Finding[] =>
  pieces.flatMap(({ text, kind, found }) => (kind === part && found ? { text, kind: found } : []))

// What is left of a sentence whose other words are marked, and says nothing by itself.
const FILLER =
  /^(?:(?:for |to )?(?:your|the|this|these) (?:own )?(?:answers?|views?|choices?|choice|statement|reasons?)|agree|disagree|(?:one of )?them|these|this|refer|you (?:must|should)|must|should|your answer should be)$/i
const hasContent = (text: string) => /[a-z]{3}/i.test(text) && !FILLER.test(text)

/** Splits an essay question with simple rules: marks of instruction, limit and extra, and the topic in what is left. */
export function unpick(question: string): UnpickedQuestion {
  // What is copied from a PDF has ligatures for letters, and hyphens that no one sees in its words.
  const text = question
    .trim()
    .replaceAll(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'))
    .replaceAll(/[\u00AD\u200B]/g, '')
  const marks = withoutOverlaps([...findInstructions(text), ...findLimits(text)])
  const pieces: Piece[] = []
  let position = 0
  for (const mark of marks) {
    if (mark.start > position) pieces.push({ text: text.slice(position, mark.start), kind: 'rest' })
    pieces.push({ ...mark, text: text.slice(mark.start, mark.end) })
    position = mark.end
  }
  if (position < text.length) pieces.push({ text: text.slice(position), kind: 'rest' })

  const limits = foundIn(pieces, 'limit')
  const topic = pieces
    .filter((piece) => piece.kind === 'rest')
    .flatMap((piece) => piece.text.split(/[.?!]["”’]?\s+/))
    .map(tidyTopic)
    .filter(hasContent)
  return {
    pieces,
    instructions: tasksIn(pieces),
    limits,
    extras: foundIn(pieces, 'extra'),
    // “Analyse one recent campaign”: what is counted is the topic, too.
    topic: topic.length > 0 ? topic : limits.filter(({ kind }) => kind === 'number').map(({ text }) => text),
  }
}

/** The parts of a question as plain text, a line each, to be copied into a plan. */
export function writeChecklist(question: string, { topic, instructions, limits, extras }: UnpickedQuestion): string {
  const lineOf = (part: string, { text, kind }: Finding) => `- ${part} (${kinds[kind].name}): ${text}`
  return [
    question.trim(),
    '',
    ...topic.map((text) => `- Topic: ${text}`),
    ...instructions.map(({ word, meaning }) => `- Task: ${word}. ${meaning}`),
    ...limits.map((limit) => lineOf('Limit', limit)),
    ...extras.map((extra) => lineOf('Extra', extra)),
  ].join('\n')
}
