export type EssayOption = 'A' | 'B'

/** Words for each part of an essay. */
export interface EssayParts {
  intro: number
  body: number
  conclusion: number
}

interface EssayPlan extends Record<EssayOption, EssayParts> {
  words: number
}

const lengths = [1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000]
export const essayOptions: readonly EssayOption[] = ['A', 'B']
export const defaultWords = 1000

/** docs/product/study-tools.md#lengths. For a length that is not offered, the plan for `defaultWords`. */
export function essayPlan(wanted: number): EssayPlan {
  const words = lengths.includes(wanted) ? wanted : defaultWords
  const percent = words / 100
  const parts = (intro: number, body: number): EssayParts => ({
    intro: intro * percent,
    body: body * percent,
    conclusion: 10 * percent,
  })
  return { words, A: parts(10, 80), B: parts(15, 75) }
}

/** content/tools/make-essay-plans.mjs makes the mind maps from them. */
export const essayPlans: readonly EssayPlan[] = lengths.map(essayPlan)

/** How many paragraphs the body has, and about how many words each. */
export function bodyParagraphs(body: number): { count: number; words: number } {
  const usual = body > 1600 ? 250 : 200
  const count = Math.max(1, Math.round(body / usual))
  return { count, words: Math.round(body / count / 5) * 5 }
}
