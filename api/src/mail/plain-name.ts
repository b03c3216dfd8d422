const maxLength = 40
// Not the zero-width joiners, which some scripts and emoji need.
const breaks = /(?:(?![\u200c\u200d])[\s\p{C}\p{Z}])+/u

/**
 * A name as an email may show it: one short line without anything that a mail program could turn into a link. Someone could
 * sign up with another person's address and use the name to send them a message of their own.
 */
export function plainName(name: string): string {
  const words = name.split(breaks).filter((word) => word !== '' && !canBeLink(word))
  const line = words.map((word) => word.replaceAll(/[<>[\]{}|\\^~`"]/g, '')).join(' ')
  const graphemes = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment)
  return graphemes.slice(0, maxLength).join('').trim()
}

const canBeLink = (word: string) => /[/\\@:]|[.。．｡][\p{L}\p{N}]{2,}/u.test(word)
