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

const parts = (intro: number, body: number, conclusion: number): EssayParts => ({ intro, body, conclusion })

/** docs/product/study-tools.md#lengths. Each row sums to its words. content/tools/make-essay-plans.mjs makes the mind maps from it. */
export const essayPlans: readonly EssayPlan[] = [
  { words: 1000, A: parts(100, 800, 100), B: parts(150, 750, 100) },
  { words: 1500, A: parts(150, 1200, 150), B: parts(225, 1125, 150) },
  { words: 2000, A: parts(200, 1600, 200), B: parts(300, 1500, 200) },
  { words: 2500, A: parts(250, 2000, 250), B: parts(375, 1875, 250) },
  { words: 3000, A: parts(300, 2400, 300), B: parts(450, 2250, 300) },
  { words: 3500, A: parts(350, 2800, 350), B: parts(525, 2625, 350) },
  { words: 4000, A: parts(400, 3200, 400), B: parts(600, 3000, 400) },
  { words: 4500, A: parts(450, 3600, 450), B: parts(675, 3375, 450) },
  { words: 5000, A: parts(500, 4000, 500), B: parts(750, 3750, 500) },
]

export const essayOptions: readonly EssayOption[] = ['A', 'B']
export const defaultWords = 1000

/** The plan for a length; for a length that has none, the plan for `defaultWords`. */
export function essayPlan(words: number): EssayPlan {
  const found = essayPlans.find((plan) => plan.words === words) ?? essayPlans[0]
  if (!found) throw new Error('The essay breakdown table is empty.')
  return found
}

/** How many paragraphs the body has, and about how many words each. */
export function bodyParagraphs(body: number): { count: number; words: number } {
  const usual = body > 1600 ? 250 : 200
  const count = Math.max(1, Math.round(body / usual))
  return { count, words: Math.round(body / count / 5) * 5 }
}
