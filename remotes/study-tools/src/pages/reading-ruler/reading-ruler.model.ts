import { choiceIn, createSmallApp, textIn } from '../../features/small-app/small-app.model.ts'

// What can be chosen, with its words.
export const units = { sentence: 'Sentence', line: 'Line' }
export const heights = { '1': 'One', '2': 'Two', '3': 'Three' }
export const dims = { none: 'Not at all', little: 'A little', much: 'Much' }
export const colours = {
  butter: 'Butter',
  peach: 'Peach',
  mint: 'Mint',
  sky: 'Sky',
  lilac: 'Lilac',
  rose: 'Rose',
}
/** Of the text, in pixels. */
export const sizes = { least: 16, most: 40, step: 2, usual: 22 }

export type RulerUnit = keyof typeof units
export type RulerDim = keyof typeof dims
export type RulerColour = keyof typeof colours
export interface RulerSettings {
  unit: RulerUnit
  height: keyof typeof heights
  dim: RulerDim
  colour: RulerColour
  size: number
}

function sizeIn(value: unknown): number {
  const size = Number(value)
  return size >= sizes.least && size <= sizes.most ? size : sizes.usual
}

export const readingRuler = createSmallApp({
  app: 'reading-ruler',
  settings: ['unit', 'height', 'dim', 'colour', 'size'],
  read: ({ text, unit, height, dim, colour, size }) => ({
    text: textIn(text),
    // Null until someone has chosen: then the step may say.
    unit: choiceIn(units, unit),
    height: choiceIn(heights, height),
    dim: choiceIn(dims, dim) ?? 'none',
    colour: choiceIn(colours, colour) ?? 'butter',
    size: sizeIn(size),
  }),
})
