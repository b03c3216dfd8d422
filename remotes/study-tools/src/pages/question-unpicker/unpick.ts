import type { EssayWord } from '@stepwise/shared/contracts'
import { matchTaskWords, withPlainLetters } from '../../features/task-words/find-task-words.ts'
import { findLimits, type Kind, kinds } from './limits.ts'

/** What a student is asked to do. */
export interface Task {
  word: string
  /** What that means, in a sentence or two. */
  meaning: string
}

/** A limit or an extra. */
export interface Finding {
  text: string
  kind: Kind
}

interface Mark {
  start: number
  end: number
  kind: 'instruction' | 'limit' | 'extra'
  task?: Task
  found?: Kind
  /** A source in brackets: no word in it is anything else. */
  isSource?: boolean
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

const findInstructions = (question: string, words: readonly EssayWord[]): Mark[] =>
  matchTaskWords(question, words).map(({ start, end, word: { directive, definition } }) => ({
    start,
    end,
    kind: 'instruction',
    task: { word: directive, meaning: definition },
  }))

/** Each task once, in the order of the question. */
function tasksIn(pieces: Piece[]): Task[] {
  const tasks = pieces.flatMap(({ task }) => task ?? [])
  return tasks.filter(({ word }, at) => tasks.findIndex((other) => other.word === word) === at)
}

/** Keeps the longest of overlapping marks; an instruction goes before a limit, and a source in brackets before both. */
function withoutOverlaps(marks: Mark[]): Mark[] {
  const rank = ({ kind, isSource }: Mark) => (isSource ? 0 : kind === 'instruction' ? 1 : 2)
  const kept: Mark[] = []
  const byWeight = [...marks].sort((a, b) => rank(a) - rank(b) || b.end - b.start - (a.end - a.start))
  for (const mark of byWeight) {
    if (kept.every((other) => mark.end <= other.start || mark.start >= other.end)) kept.push(mark)
  }
  return kept.sort((a, b) => a.start - b.start)
}

const LEADING =
  /^(?:[\s,.;:?!)“”"'‘–-]|\b(?:and|or|then|of|for|from|on|about|that|which|how|why|what|did|does|do|is|are|was|were|has|have|in|to|by|it|its|the|a|an|would|you|might|between|against)\b|\b(?:view|claim|statement|idea|term|question|assertion|argument|extent)(?= that\b|:|\s+["“‘']| to which\b))+/i
const TRAILING = /(?:[\s,.;:?!(“”"–-]|[.?!]['’]|\b(?:and|or|then|of|for|on|in|to|by|with|from)\b)+$/i

// Between single quotation marks, which are apostrophes elsewhere.
const withoutQuotes = (text: string) => text.replace(/^(\s*)['‘](.*)['’](\s*)$/, '$1$2$3')
const tidyTopic = (text: string) => withoutQuotes(text).replace(LEADING, '').replace(TRAILING, '')

const foundIn = (pieces: Piece[], part: Piece['kind']): Finding[] =>
  pieces.flatMap(({ text, kind, found }) => (kind === part && found ? { text, kind: found } : []))

// What is left of a sentence whose other words are marked, and says nothing by itself.
const FILLER =
  /^(?:(?:for |to )?(?:your|the|this|these) (?:own )?(?:answers?|views?|choices?|choice|statement|claim|quotation|reasons?)|(?:do )?(?:you )?(?:dis)?agree(?: with (?:this|the) (?:statement|view|claim))?|each|(?:one of )?them|these|this|refer|you (?:must|should)|(?:you are )?asked|answer|must|should|(?:in )?your answer(?: should be)?)$/i
const hasContent = (text: string) => /[a-z]{3}/i.test(text) && !FILLER.test(text)

/** What is left between the marks. A source in brackets stands within what it is the source of: “Bowlby’s (1969) theory”. */
const textsBetween = (pieces: Piece[]): string[] =>
  pieces
    .map(({ text, kind, found }) => (kind === 'rest' ? text : found === 'quoted' && text.startsWith('(') ? '' : '\n\n'))
    .join('')
    .split(/\n\n|[.?!]["”’']?(?:\s+|$)/)
    .map((text) => text.replaceAll(/\s+/g, ' '))

/**
 * Splits an essay question with simple rules: marks of instruction, limit and extra, and the topic in what is left. The instructions
 * are those of the table of task words.
 */
export function unpick(question: string, words: readonly EssayWord[]): UnpickedQuestion {
  const text = withPlainLetters(question.trim())
  const limitMarks = findLimits(text).map(
    ({ kind, ...place }): Mark => ({
      ...place,
      kind: kinds[kind].part,
      found: kind,
      isSource: kind === 'quoted' && /[([]/.test(text.slice(place.start, place.end)),
    }),
  )
  const marks = withoutOverlaps([...findInstructions(text, words), ...limitMarks])
  const pieces: Piece[] = []
  let position = 0
  for (const mark of marks) {
    if (mark.start > position) pieces.push({ text: text.slice(position, mark.start), kind: 'rest' })
    pieces.push({ ...mark, text: text.slice(mark.start, mark.end) })
    position = mark.end
  }
  if (position < text.length) pieces.push({ text: text.slice(position), kind: 'rest' })

  const limits = foundIn(pieces, 'limit')
  const topic = textsBetween(pieces).map(tidyTopic).filter(hasContent)
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
