const longest = 40
// Not the joiners, which hold signs of some scripts together.
const breaks = /(?:(?![\u200c\u200d])[\s\p{C}\p{Z}])+/u

/**
 * A name as a mail may show it. Whoever signs up may write anything into it and name somebody else's address, so that our
 * mail would carry their words: it becomes one short line, without what a mail program could take for a link.
 */
export function plainName(name: string): string {
  const words = name.split(breaks).filter((word) => word !== '' && !canBeLink(word))
  const line = words.map((word) => word.replaceAll(/[<>[\]{}|\\^~`"]/g, '')).join(' ')
  const graphemes = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment)
  return graphemes.slice(0, longest).join('').trim()
}

const canBeLink = (word: string) => /[/\\@:]|[.。．｡][\p{L}\p{N}]{2,}/u.test(word)
