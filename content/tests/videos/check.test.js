import { expect, test } from 'vitest'
import { filmProblems } from '../../tools/videos/scenes/check.mjs'
import { posterTime } from '../../tools/videos/scenes/poster.mjs'
import { readScenes } from '../../tools/videos/scenes/read.mjs'
import { filmTimeline } from '../../tools/videos/scenes/timeline.mjs'

const COLOURS = { primary: '#2F3E9E', secondary: '#E7E9F8', tab: '#26327F' }
const boxes = Array.from({ length: 16 }, (_, index) => ({
  box: { id: `b${index}`, text: `Box ${index}`, at: [(index % 4) + 1, Math.floor(index / 4) + 1] },
}))

/** A film of 64 s with sixteen sentences; without `scene` a box comes with each. */
function film(scene, seconds = 4) {
  const actions = Object.fromEntries(boxes.map((box, index) => [index + 1, [box]]))
  const sentences = boxes.map((_, index) => `Sentence ${index}.`)
  const lesson = {
    slides: [{ title: 'A', shown: 'B', sentences, scene: scene ?? { note: { grid: [4, 4] }, do: actions } }],
  }
  readScenes(lesson, (isGood, message) => {
    if (!isGood) throw new Error(message)
  })
  const spoken = sentences.map((text, index) => ({
    slide: 0,
    text,
    start: index * seconds,
    end: (index + 0.9) * seconds,
  }))
  return { lesson, video: { duration: 16 * seconds, slides: [{ start: 0 }], sentences: spoken } }
}

const problemsOf = ({ lesson, video }) => filmProblems(lesson, video, COLOURS)
const noted = (words) => problemsOf(film({ note: { grid: [2, 2] }, do: { 1: words } })).join('\n')

test('finds nothing wrong in a film that changes with each sentence', () => {
  expect(problemsOf(film())).toEqual([])
})

test('names the stretches in which too little changes', () => {
  const problems = problemsOf(film({ note: { grid: [4, 4] }, do: { 1: [boxes[0]], 2: [boxes[1]], 8: [boxes[2]] } }))
  expect(problems).toEqual([
    '0:00.0 to 0:28.0: fewer than 2 changes in ten seconds',
    '0:04.0 to 1:04.0: fewer than 2 changes in ten seconds',
    '0:28.0 to 1:04.0: fewer than 2 changes in ten seconds',
  ])
})

test('does not count an action that leaves the picture as it was', () => {
  const problems = problemsOf(film({ note: {}, do: { 1: [boxes[0]], 2: ['look'], 3: ['look'], 4: ['look'] } }))
  expect(problems).toContainEqual('0:00.0 to 1:04.0: fewer than 2 changes in ten seconds')
})

test('wants one to three minutes', () => {
  expect(problemsOf(film(undefined, 2))).toContainEqual('32 s long: 60 to 180 are wanted')
})

test.each([
  ['too many words', { id: 'a', text: 'so '.repeat(21), at: [1, 1], span: [2, 2] }, '21 words at a time'],
  ['small letters', { id: 'a', text: 'small', at: [1, 1], size: 30 }, '“small” is 30 px high'],
  ['a word that is too wide', { id: 'a', text: 'W'.repeat(20), at: [1, 1] }, 'does not fit'],
  ['what stands under captions', { id: 'a', text: 'low', at: [1, 3] }, '“low” is where captions are'],
  ['what is cut', { id: 'a', text: 'far', at: [3, 1] }, '“far” is cut at the edge'],
])('sees %s', (_, words, problem) => {
  expect(noted([{ words }])).toContain(problem)
})

test('sees texts that overlap', () => {
  const at = { at: [1, 1] }
  expect(noted([{ words: { id: 'a', text: 'one', ...at } }, { words: { id: 'b', text: 'two', ...at } }])).toContain(
    '“one” and “two” overlap',
  )
})

test('the poster is the fullest picture of the second half', () => {
  const { lesson, video } = film()
  expect(posterTime(filmTimeline(lesson, video, COLOURS))).toBeGreaterThan(60)
})
