/** By a service's key. */
export type Answers = Record<string, Answer>
export interface Answer {
  isAllowed: boolean
  /** ISO 8601. */
  at: string
}

export const answersKey = 'stepwise.privacy-choices'
/** After this the question is asked again. */
const monthsKept = 6

/** The answers on this device that still count; none where nothing can be read. */
export function readAnswers(now = new Date()): Answers {
  const since = new Date(now)
  since.setMonth(since.getMonth() - monthsKept)
  try {
    const stored = JSON.parse(localStorage.getItem(answersKey) ?? '{}') as Answers
    return Object.fromEntries(Object.entries(stored).filter(([, { at }]) => new Date(at) > since))
  } catch {
    return {}
  }
}

/** Where the device stores nothing, the answers count until the page is left. */
export function storeAnswers(answers: Answers): void {
  try {
    localStorage.setItem(answersKey, JSON.stringify(answers))
  } catch {}
}
