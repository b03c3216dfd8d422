import { LOWEST } from './places.mjs'
import { measure, SMALLEST, wordsIn } from './text.mjs'
import { filmTimeline } from './timeline.mjs'

/** What a film with scenes keeps to. Seconds, and words on the picture at one time. */
export const LIMITS = { shortest: 60, longest: 180, words: 20, window: 10, changes: 2 }

/** A moment is looked at this often while something moves. In seconds. */
const STEP = 0.2
/** Letters that come so near to others are still apart. */
const NEAR = 4
const EDGE = 20

/**
 * What is wrong with a film's pictures, in words, with the second; an empty list for a good film.
 * @param {{ duration: number, slides: { start: number }[], sentences: object[] }} video what video.json holds
 */
export function filmProblems(lesson, video, colours) {
  const { duration } = video
  const timeline = filmTimeline(lesson, video, colours)
  const problems = []
  if (duration < LIMITS.shortest || duration > LIMITS.longest)
    problems.push(`${duration.toFixed(0)} s long: ${LIMITS.shortest} to ${LIMITS.longest} are wanted`)
  for (const [from, to] of stillStretches(timeline.changes, duration))
    problems.push(`${clock(from)} to ${clock(to)}: fewer than ${LIMITS.changes} changes in ten seconds`)
  const found = new Map()
  for (const [start, end] of timeline.moves) {
    for (let time = Math.max(0, start); time < end; time += STEP) note(found, time, movingProblems(timeline.draw(time)))
    note(found, end, [...movingProblems(timeline.draw(end)), ...stillProblems(timeline.draw(end))])
  }
  return [...problems, ...[...found].map(([problem, time]) => `${clock(time)}: ${problem}`)]
}

function note(found, time, problems) {
  for (const problem of problems) if (!found.has(problem)) found.set(problem, time)
}

/** Where ten seconds have fewer changes than they should: after the start, and after each change. */
function stillStretches(changes, duration) {
  const { window, changes: count } = LIMITS
  const times = [0, ...changes]
  return times.flatMap((from, at) => {
    const to = times[at + count] ?? duration
    return to - from > window ? [[from, to]] : []
  })
}

const isSeen = ({ opacity = 1 }) => opacity >= 0.5

/** True of every moment, while things move too. */
function movingProblems(nodes) {
  const texts = nodes.filter((node) => node.type === 'text' && isSeen(node))
  const words = texts.flatMap(({ text }) => wordsIn(text)).filter((word) => /\p{L}/u.test(word))
  const problems = []
  if (words.length > LIMITS.words) problems.push(`${words.length} words at a time: ${words.join(' ')}`)
  for (const { text, size } of texts) if (size < SMALLEST) problems.push(`“${text}” is ${size} px high`)
  return problems
}

/** True of a picture that stands still: things on their way may cross. */
function stillProblems(nodes) {
  const problems = []
  const seen = nodes.filter(isSeen)
  for (const node of seen) {
    const { x, y, w, h } = measureBox(node)
    if (x < EDGE || y < EDGE || x + w > 1280 - EDGE) problems.push(`${nameOf(node)} is cut at the edge`)
    if (y + h > LOWEST) problems.push(`${nameOf(node)} is where captions are`)
    if (node.isTooLong) problems.push(`${nameOf(node)} does not fit`)
  }
  const texts = seen.filter(({ type, turn }) => type === 'text' && !turn)
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      if (overlap(measureBox(one), measureBox(other))) problems.push(`“${one.text}” and “${other.text}” overlap`)
    }
  }
  return problems
}

const nameOf = ({ key, text }) => (text ? `“${text}”` : key)

function measureBox({ type, x, y, w, h = w, points, text, size, weight, anchor }) {
  if (type === 'line') {
    const [xs, ys] = [0, 1].map((from) => points.filter((_, at) => at % 2 === from))
    const [left, top] = [Math.min(...xs), Math.min(...ys)]
    return { x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top }
  }
  if (type !== 'text') return { x, y, w, h }
  const width = measure(text, size, weight)
  const left = { middle: x - width / 2, end: x - width }[anchor] ?? x
  return { x: left, y: y - size * 0.7, w: width, h: size * 0.9 }
}

const overlap = (a, b) =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > NEAR &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > NEAR

const clock = (seconds) => `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(1).padStart(4, '0')}`
