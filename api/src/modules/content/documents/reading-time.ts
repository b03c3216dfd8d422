/** Slower than most adults read silently (about 240): many people here listen, or read with magnification. */
const wordsAMinute = 130

const linkAddress = /\]\([^)]*\)/g
const word = /\p{L}[\p{L}\p{N}’'-]*|\p{N}+(?![.\p{N}])/gu

/** How long a text and its tip take to read, in whole seconds, at least 1. What READ MORE opens is extra. Both are Markdown. */
export function readingSeconds({ text, tip }: { text: string; tip: string }): number {
  const words = `${text} ${tip}`.replace(linkAddress, ']').match(word)?.length ?? 0
  return Math.max(1, Math.round((words / wordsAMinute) * 60))
}
