import { readScenes } from '../../tools/videos/scenes/read.mjs'
import { makeTimeline } from '../../tools/videos/scenes/timeline.mjs'

const COLOURS = { primary: '#2F3E9E', secondary: '#E7E9F8', tab: '#26327F' }

const check = (isGood, message) => {
  if (!isGood) throw new Error(message)
}

/** A film of one slide; each list of actions goes with a sentence of four seconds. Returns what is drawn after each sentence. */
export function film(parts, ...actions) {
  const sentences = actions.map((_, index) => `Sentence ${index + 1}.`)
  const scene = {
    ...parts,
    do: Object.fromEntries(actions.flatMap((list, at) => (list.length > 0 ? [[at + 1, list]] : []))),
  }
  const lesson = { slides: [{ title: 'A', shown: 'It moves.', sentences, scene }] }
  readScenes(lesson, check)
  const spoken = sentences.map((text, at) => ({ slide: 0, start: 1 + 5 * at, end: 5 + 5 * at, text }))
  const timeline = makeTimeline(lesson, { slideStarts: [0], sentences: spoken }, COLOURS)
  return { ...timeline, after: (number) => timeline.draw(5.9 + 5 * (number - 1)) }
}

export const wordsOf = (nodes) =>
  nodes
    .filter(({ type, opacity = 1 }) => type === 'text' && opacity > 0.1)
    .map(({ text }) => text)
    .join(' ')

export const node = (nodes, key) => nodes.find((each) => each.key === key)
