interface Place {
  start: number
  end: number
}

const END = '(?=[\\s.,;:?!()–—]|$)'
// An apostrophe looks like a closing quotation mark, so one after a full stop goes first, and none within a word counts.
const patterns = [
  '"[^"\\n]{3,600}"',
  '“[^”\\n]{3,600}”',
  `(?:^|[\\s(:])‘[^‘\\n]{3,600}?[.?!,]’${END}`,
  `(?:^|[\\s(:])'[^\\n]{3,600}?[.?!,]'${END}`,
  `(?:^|[\\s(:])‘[^‘\\n]{3,600}?’${END}`,
  `(?:^|[\\s(:])'[^\\n]{3,600}?'${END}`,
]

/** Where someone is quoted: three words or more between quotation marks, from the first to the last of these. */
export function quotesIn(text: string): Place[] {
  const quotes: Place[] = []
  for (const pattern of patterns) {
    for (const match of text.matchAll(new RegExp(pattern, 'g'))) {
      const start = match.index + match[0].search(/["“‘']/)
      const end = match.index + match[0].length
      const isSentence = match[0].trim().split(/\s+/).length >= 3
      if (isSentence && quotes.every((other) => end <= other.start || start >= other.end)) quotes.push({ start, end })
    }
  }
  return quotes.sort((a, b) => a.start - b.start)
}
