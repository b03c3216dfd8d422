import { createSmallApp, textIn } from '../../features/small-app/small-app.model.ts'

export type RulerUnit = 'sentence' | 'line'
export type RulerHeight = '1' | '2' | '3'
export type RulerDim = 'none' | 'little' | 'much'
export type RulerColour = 'butter' | 'peach' | 'mint' | 'sky' | 'lilac' | 'rose'

// What can be chosen, with its words.
export const units: Record<RulerUnit, string> = { sentence: 'Sentence', line: 'Line' }
export const heights: Record<RulerHeight, string> = { 1: 'One', 2: 'Two', 3: 'Three' }
export const dims: Record<RulerDim, string> = { none: 'Not at all', little: 'A little', much: 'Much' }
export const colours: Record<RulerColour, string> = {
  butter: 'Butter',
  peach: 'Peach',
  mint: 'Mint',
  sky: 'Sky',
  lilac: 'Lilac',
  rose: 'Rose',
}
/** Of the text, in pixels. */
export const sizes = { least: 16, most: 40, step: 2, usual: 22 }

export interface RulerSettings {
  unit: RulerUnit
  height: RulerHeight
  dim: RulerDim
  colour: RulerColour
  size: number
}

/** The value if it is one of these choices. */
export const choiceIn = <Choice extends string>(choices: Record<Choice, string>, value: unknown) =>
  (Object.keys(choices) as Choice[]).find((choice) => choice === value) ?? null

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
