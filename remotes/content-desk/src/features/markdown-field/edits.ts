/** A text with what is selected in it; of a caret both are the same. */
export interface Selected {
  value: string
  start: number
  end: number
}

/** Replaces `from` to `to` by `text`, and then selects `start` to `end`. */
export interface Edit {
  from: number
  to: number
  text: string
  start: number
  end: number
}

export type Format = 'bold' | 'italic' | 'heading' | 'list' | 'numbered'

const isStar = (letter: string | undefined) => letter === '*'

/** The selection without the spaces at its ends; of a caret in a word the word. */
export function trimmed({ value, start, end }: Selected): { start: number; end: number } {
  if (start === end) {
    const before = /[\p{L}\p{N}’'-]*$/u.exec(value.slice(0, start))?.[0].length ?? 0
    const after = /^[\p{L}\p{N}’'-]*/u.exec(value.slice(end))?.[0].length ?? 0
    return before > 0 && after > 0 ? { start: start - before, end: end + after } : { start, end }
  }
  const text = value.slice(start, end)
  const isBlank = text.trim() === ''
  return isBlank
    ? { start, end }
    : { start: start + text.length - text.trimStart().length, end: end - text.length + text.trimEnd().length }
}

/** Puts stars around the selection, or takes them away. */
function emphasised(selected: Selected, stars: 1 | 2): Edit {
  const { value } = selected
  const { start, end } = trimmed(selected)
  let around = 0
  while (around < 3 && isStar(value[start - around - 1]) && isStar(value[end + around])) around++
  // Three stars are both, one is italic, two are bold.
  const isOn = stars === 1 ? around === 1 || around === 3 : around >= 2
  const marks = '*'.repeat(stars)
  const text = value.slice(start, end)
  return isOn
    ? { from: start - stars, to: end + stars, text, start: start - stars, end: end - stars }
    : { from: start, to: end, text: marks + text + marks, start: start + stars, end: end + stars }
}

const mark = /^(#{1,6} +|[-*+] +|\d+[.)] +)/

/** Gives each selected line the mark, or takes it away when all of them have it. */
function marked({ value, start, end }: Selected, format: 'heading' | 'list' | 'numbered'): Edit {
  const from = value.lastIndexOf('\n', start - 1) + 1
  const lineEnd = value.indexOf('\n', Math.max(end, start))
  const to = lineEnd === -1 ? value.length : lineEnd
  const lines = value.slice(from, to).split('\n')
  const isKind = { heading: /^#{2,3} /, list: /^[-*+] /, numbered: /^\d+[.)] / }[format]
  const written = lines.filter((line) => line.trim() !== '')
  const hasAll = written.length > 0 && written.every((line) => isKind.test(line))
  let number = 0
  const next = lines.map((line) => {
    if (line.trim() === '' && lines.length > 1) return line
    const bare = line.replace(mark, '')
    if (format === 'heading') return headed(line, bare)
    if (hasAll) return bare
    return format === 'list' ? `- ${bare}` : `${++number}. ${bare}`
  })
  const text = next.join('\n')
  const caret = from + text.length
  return { from, to, text, start: lines.length > 1 ? from : caret, end: caret }
}

/** A heading of the page, then one below it, then none. */
function headed(line: string, bare: string): string {
  if (line.startsWith('### ')) return bare
  return line.startsWith('## ') ? `### ${bare}` : `## ${bare}`
}

export function formatted(selected: Selected, format: Format): Edit {
  if (format === 'bold') return emphasised(selected, 2)
  if (format === 'italic') return emphasised(selected, 1)
  return marked(selected, format)
}

/** A link of a text and where it stands. */
export interface PlacedLink {
  from: number
  to: number
  words: string
  address: string
}

/** The link in which the selection lies, or else one to make of the selected words. */
export function linkAt(selected: Selected): PlacedLink {
  const { value } = selected
  for (const match of value.matchAll(/!?\[([^\]\n]*)\]\(([^)\s]*)\)/g)) {
    // A picture.
    if (match[0].startsWith('!')) continue
    const to = match.index + match[0].length
    if (match.index <= selected.start && selected.end <= to && selected.start < to) {
      return { from: match.index, to, words: match[1] ?? '', address: match[2] ?? '' }
    }
  }
  const { start, end } = trimmed(selected)
  return { from: start, to: end, words: value.slice(start, end).replaceAll(/\s+/g, ' '), address: '' }
}

/** Brackets in the words would end the link. */
export function linked({ from, to }: PlacedLink, words: string, address: string): Edit {
  const text = `[${words.trim().replaceAll(/[[\]]/g, '\\$&')}](${address.trim().replaceAll('(', '%28').replaceAll(')', '%29')})`
  return { from, to, text, start: from + text.length, end: from + text.length }
}

/** How many words are read: neither marks of Markdown nor the addresses of links. */
export function countWords(text: string): number {
  const plain = text.replaceAll(/\]\([^)]*\)/g, ' ').replaceAll(/[*_`#>[\]-]+/g, (marks) => (marks === '-' ? '-' : ' '))
  return plain.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
