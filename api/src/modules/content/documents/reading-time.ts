import { countWords } from './checks/readability.ts'

/** Slower than most adults read silently (about 240): many people here listen, or read with magnification. */
const wordsAMinute = 130

const linkAddress = /\]\([^)]*\)/g

/** How long a text and its tip take to read, in whole seconds, at least 1. What READ MORE opens is extra. Both are Markdown. */
export function readingSeconds({ text, tip }: { text: string; tip: string }): number {
  const words = countWords(`${text} ${tip}`.replace(linkAddress, ']'))
  return Math.max(1, Math.round((words / wordsAMinute) * 60))
}
