// Measures text without a browser, so that a scene can be laid out, and checked, from its YAML alone.

/** Advance widths of Atkinson Hyperlegible Next at weight 600, in thousandths of the size; rarer letters take the mean. */
const WIDTHS = {
  ' ': 303,
  '!': 298,
  '"': 362,
  '#': 730,
  '%': 953,
  '&': 727,
  "'": 195,
  '(': 324,
  ')': 324,
  '*': 485,
  '+': 598,
  ',': 252,
  '-': 369,
  '.': 253,
  '/': 424,
  0: 656,
  1: 430,
  2: 569,
  3: 592,
  4: 621,
  5: 602,
  6: 617,
  7: 529,
  8: 621,
  9: 578,
  ':': 253,
  ';': 253,
  '<': 564,
  '=': 617,
  '>': 564,
  '?': 526,
  '@': 780,
  A: 662,
  B: 634,
  C: 654,
  D: 683,
  E: 589,
  F: 562,
  G: 711,
  H: 699,
  I: 415,
  J: 546,
  K: 654,
  L: 548,
  M: 848,
  N: 710,
  O: 737,
  P: 617,
  Q: 747,
  R: 639,
  S: 604,
  T: 592,
  U: 687,
  V: 628,
  W: 877,
  X: 666,
  Y: 627,
  Z: 615,
  '[': 333,
  ']': 344,
  _: 391,
  a: 544,
  b: 587,
  c: 502,
  d: 586,
  e: 555,
  f: 349,
  g: 582,
  h: 565,
  i: 285,
  j: 255,
  k: 536,
  l: 301,
  m: 870,
  n: 565,
  o: 567,
  p: 587,
  q: 591,
  r: 368,
  s: 497,
  t: 360,
  u: 559,
  v: 509,
  w: 723,
  x: 522,
  y: 499,
  z: 492,
  '£': 627,
  '°': 381,
  '³': 400,
  '²': 396,
  '–': 502,
  '—': 830,
  '‘': 259,
  '’': 259,
  '“': 455,
  '”': 455,
  '×': 535,
  '−': 598,
  '÷': 598,
  '…': 747,
  '→': 838,
}
const MEAN = 560
/** A weight of 700 is this much wider. */
const BOLD = 1.02

/** At 343 px of 1280, a letter of this size is 11 px high. */
export const SMALLEST = 42

export function measure(text, size = SMALLEST, weight = 600) {
  const units = [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? MEAN), 0)
  return (units * size * (weight > 600 ? BOLD : 1)) / 1000
}

export const wordsIn = (text) => text.split(/\s+/).filter(Boolean)

const bare = (word) =>
  word
    .toLowerCase()
    .replace(/[^a-z0-9,'-]/g, '')
    .replace(/,$/, '')

/** The numbers of the words that a phrase is made of; none when it is not in them. */
export function findPhrase(words, phrase) {
  const sought = wordsIn(phrase).map(bare)
  const at = words.findIndex((_, start) => sought.every((word, index) => bare(words[start + index] ?? '') === word))
  return at < 0 ? [] : sought.map((_, index) => at + index)
}

/** Breaks a text into lines that are at most `width` wide. */
export function breakLines(text, width, size = SMALLEST, weight = 600) {
  const lines = []
  for (const word of wordsIn(text)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && measure(longer, size, weight) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Nodes of a text whose lines stand in the middle of a box; `look` is size, fill, weight and more of what a text node has. */
export function textInBox(key, text, box, { size = SMALLEST, weight = 600, ...look } = {}) {
  const lines = breakLines(text, box.w, size, weight)
  const step = size * 1.15
  const top = box.y + (box.h - step * lines.length) / 2
  const anchor = look.anchor ?? 'middle'
  const x = anchor === 'start' ? box.x : anchor === 'end' ? box.x + box.w : box.x + box.w / 2
  return lines.map((line, index) => ({
    ...look,
    type: 'text',
    key: `${key}:${index}`,
    x,
    y: top + step * index + size * 0.86,
    size,
    weight,
    anchor,
    text: line,
    // A check reports it.
    ...((step * lines.length > box.h + 12 || measure(line, size, weight) > box.w + 4) && { isTooLong: true }),
  }))
}

/**
 * Places words one after another, as in a paragraph. `pieces` are { id, text, size? }; returns each word, its place (x, and y of its
 * baseline), its width, and its line.
 */
export function flow(pieces, box, { size = SMALLEST, weight = 600, lineHeight = 1.45 } = {}) {
  const words = []
  const space = measure(' ', size, weight)
  let x = 0
  let line = 0
  for (const { id, text, isNewLine } of pieces) {
    if (isNewLine && words.length > 0) {
      x = 0
      line += 1
    }
    for (const [index, word] of wordsIn(text).entries()) {
      const width = measure(word, size, weight)
      if (x > 0 && x + width > box.w) {
        x = 0
        line += 1
      }
      words.push({ id, index, word, x: box.x + x, y: box.y + size + line * size * lineHeight, width, line })
      x += width + space
    }
  }
  return words
}

/** The stretches of a piece's words that stand side by side on a line: { x, y, width, line }. */
export function listRuns(words) {
  const runs = []
  for (const { x, y, width, line } of words) {
    const last = runs.at(-1)
    if (last?.line === line) last.width = x + width - last.x
    else runs.push({ x, y, width, line })
  }
  return runs
}
