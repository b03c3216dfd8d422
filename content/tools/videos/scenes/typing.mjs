import { wordsIn } from './text.mjs'

/** Letters a second, as one who types well. */
const SPEED = 17

/**
 * A text as it is written, from nothing or from what was there before: words that stay at its start keep their keys, the others are typed.
 * @returns {{ text: string, keys: string[], kept: number, version: number }}
 */
export function write(id, text, before) {
  const version = (before?.version ?? 0) + 1
  const words = wordsIn(text)
  const old = before ? wordsIn(before.text) : []
  const differs = words.findIndex((word, at) => word !== old[at])
  const kept = differs < 0 ? words.length : differs
  return { text, version, kept, keys: words.map((_, at) => (at < kept ? before.keys[at] : `${id}.${version}.${at}`)) }
}

/** A text that is there from the start. */
export const written = (id, text) => ({ ...write(id, text), kept: Infinity })

export const typingTime = (text) => Math.max(0.6, text.length / SPEED)

/**
 * The nodes of words that `flow` has placed, typed letter by letter after the first `kept`. With `caret` a cursor goes along, and stays at
 * the end.
 */
export function typed({ keys, kept }, words, { caret = false, ...look }) {
  const letters = words.slice(kept).reduce((sum, { word }) => sum + word.length + 1, 0)
  let sum = 0
  return words.map(({ word, x, y }, at) => {
    const isNew = at >= kept
    const window = isNew ? [sum / letters, Math.min(1, (sum + word.length) / letters)] : undefined
    if (isNew) sum += word.length + 1
    return {
      key: keys[at],
      type: 'text',
      x,
      y,
      weight: 600,
      ...look,
      text: word,
      ...(isNew && { window, enter: 'type' }),
      leave: [0, 0.2],
      ...(caret && { caret: at === words.length - 1 ? 'end' : isNew ? 'typing' : undefined }),
    }
  })
}

/** A cursor where nothing is written yet; `y` is that of a baseline. */
export const cursor = (key, x, y, size, fill) => ({
  key,
  type: 'rect',
  x,
  y: y - size * 0.84,
  w: 4,
  h: size * 1.08,
  fill,
  leave: [0, 0.1],
})
