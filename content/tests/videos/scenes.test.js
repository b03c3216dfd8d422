import { expect, test } from 'vitest'
import { readScenes } from '../../tools/videos/scenes/read.mjs'
import { svgPicture } from '../../tools/videos/scenes/svg.mjs'
import { SMALLEST } from '../../tools/videos/scenes/text.mjs'
import { makeTimeline, paintTimes } from '../../tools/videos/scenes/timeline.mjs'

const COLOURS = { primary: '#2F3E9E', secondary: '#E7E9F8', tab: '#26327F' }

const check = (isGood, message) => {
  if (!isGood) throw new Error(message)
}

/** A film of one slide that says two sentences. */
function film(scene) {
  const lesson = { slides: [{ title: 'A', shown: 'It moves.', sentences: ['First one thing.', 'Then two.'], scene }] }
  readScenes(lesson, check)
  const sentences = [
    { slide: 0, start: 0.36, end: 3, text: 'First one thing.' },
    { slide: 0, start: 3.4, end: 6, text: 'Then two.' },
  ]
  return { timeline: makeTimeline(lesson, { slideStarts: [0], sentences }, COLOURS), lesson }
}

const SCENES = {
  graph: {
    graph: { x: { from: 20, to: 60, by: 10 }, y: { from: 0, to: 30, by: 10 } },
    do: { 1: ['axes', { plot: [20, 6] }, { plot: [30, 15] }], 2: ['join', { rise: { to: 1, text: '+9' } }] },
  },
  note: {
    note: {},
    do: {
      1: [{ circle: { id: 'a', text: 'Claim', at: [1, 1] } }, { box: { id: 'b', text: 'Proof', at: [3, 2] } }],
      2: [{ arrow: { from: 'a', to: 'b' } }],
    },
  },
  page: {
    page: { margin: 200 },
    do: {
      1: [{ type: { id: 'a', text: 'Fewer buses.' } }],
      2: [{ underline: 'a' }, { name: { id: 'a', text: 'Point', hue: 0 } }],
    },
  },
  people: { people: { names: ['Rhian', 'Priya'] }, do: { 1: [{ says: { by: 'Rhian', text: 'Hello' } }] } },
  plan: {
    plan: { days: ['Mon', 'Tue'] },
    do: {
      1: [{ put: { id: 'lab', day: 'Mon', row: 1, text: 'Lab', kind: 'class' } }],
      2: [{ move: { id: 'lab', day: 'Tue', row: 2 } }],
    },
  },
  question: { question: { text: 'Compare two towns.' }, do: { 1: [{ pull: { part: 'Compare', name: 'Task' } }] } },
  reference: {
    reference: { parts: [{ id: 'who', name: 'Who', icon: 'user', text: 'Pym, D.' }] },
    do: { 1: [{ look: 'who' }], 2: [{ place: 'who' }] },
  },
  sum: {
    sum: { numbered: true },
    do: { 1: [{ line: { id: 1, text: '3x = 48' } }], 2: [{ check: { id: 1, sides: [48, 48] } }] },
  },
}

test.each(Object.keys(SCENES))('draws a %s in every moment, large and above the captions', (name) => {
  const { timeline } = film(structuredClone(SCENES[name]))
  const nodes = [0, 0.5, 1.3, 3.5, 5, 6].flatMap(timeline.draw)
  const texts = nodes.filter(({ type }) => type === 'text')

  expect(svgPicture(nodes, { paper: '#FBF8F2' })).not.toMatch(/NaN|undefined/)
  expect(texts.length).toBeGreaterThan(0)
  expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(SMALLEST)
  expect(Math.max(...texts.map(({ y }) => y))).toBeLessThanOrEqual(720 * 0.82)
})

test('begins an action with the word it is tied to, and holds the picture when nothing moves', () => {
  const { timeline } = film({
    note: {},
    do: { 2: [{ words: { id: 'a', text: 'Two', at: [1, 1] }, on: 'two' }] },
  })

  // "two" begins 5 of 9 letters into the sentence from 3.4 s to 6 s; the action begins 0.1 s before it.
  expect(timeline.changes).toEqual([expect.closeTo(3.4 + (2.6 * 5) / 9 - 0.1)])
  expect(paintTimes(timeline.moves, 7).length).toBeLessThan(20)
  expect(timeline.draw(7)).toEqual(timeline.draw(6.5))
})

test.each([
  [{ clock: {} }, 'slides[0].scene.clock is no part'],
  [{ note: {}, do: { 3: ['look'] } }, 'slides[0].scene.do.3: there is no sentence 3'],
  [{ note: {}, do: { 1: ['jump'] } }, 'slides[0].scene.do.1[0]: no part of this scene can jump'],
  [{ note: {}, do: { 1: [{ look: 'a', on: 'seven' }] } }, 'slides[0].scene.do.1[0].on: "seven" is not in'],
  [{ note: {}, do: { 1: [{ strike: 'a' }] } }, 'slides[0].scene.do.1[0]: there is no a yet'],
])('says where a scene is wrong: %j', (scene, message) => {
  expect(() => film(scene)).toThrow(message)
})
