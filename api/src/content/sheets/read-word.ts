import { strFromU8, unzipSync } from 'fflate'
import { stripTags } from '../../html.ts'

/** The line by which a document says what it is about: of the sheet its kind and subject, of a step its id and the hash of its words. */
export const referenceOf = (...parts: [string, string]) => `Reference: ${parts.join(' · ')}`

const reference = /^Reference:\s*(\S+)\s*·\s*(\S+)$/

export type WordPart = { text: string } | { rows: string[][] }

/** The two words of a line of reference. */
export const readReference = (part: WordPart) => ('text' in part ? (reference.exec(part.text)?.slice(1) ?? null) : null)

const longestDocument = 50_000_000

/** The paragraphs and tables of a Word document. Undefined: it is none. */
export function readWord(bytes: Uint8Array): WordPart[] | undefined {
  const name = 'word/document.xml'
  try {
    const files = unzipSync(bytes, { filter: (file) => file.name === name && file.originalSize < longestDocument })
    return files[name] && readParts(strFromU8(files[name]))
  } catch {
    return undefined
  }
}

// Text that was deleted while changes were tracked is in w:delText, and so is left out.
const tag =
  /<w:(?<opened>tbl|tr|tc|p)(?=[\s>])[^>]*(?<!\/)>|<\/w:(?<closed>tbl|tr|tc|p)>|<w:t(?:\s[^>]*)?>(?<text>[^<]*)<\/w:t>|<w:(?:br|cr|tab)(?=[\s/>])[^>]*>|<w:sym (?<symbol>[^>]*)>/g

/** A table within a cell becomes text of that cell. */
function readParts(xml: string): WordPart[] {
  const parts: WordPart[] = []
  let rows: string[][] = []
  let depth = 0
  let text = ''
  for (const { groups = {} } of xml.matchAll(tag)) {
    const { opened, closed, symbol } = groups
    if (opened === 'tbl' && ++depth === 1) rows = []
    else if (opened === 'tr' && depth === 1) rows.push([])
    else if ((opened === 'tc' && depth === 1) || (opened === 'p' && depth === 0)) text = ''
    else if (closed === 'tbl' && --depth === 0) parts.push({ rows })
    else if (closed === 'tc' && depth === 1) rows.at(-1)?.push(text.trim())
    else if (closed === 'p' && depth === 0) parts.push({ text: text.trim() })
    else if (closed === 'p') text += '\n'
    else if (symbol !== undefined) text += emptyBoxSymbol.test(symbol) ? '☐' : '☒'
    else if (groups.text !== undefined) text += stripTags(groups.text).replaceAll('&apos;', "'")
    else if (!opened && !closed) text += ' '
  }
  return parts
}

// As a letter of a font with signs: 2610 is Unicode's, the others those of Wingdings.
const emptyBoxSymbol = /w:char="(?:2610|F06F|F0A8|F071)"/i
const noMark = /^(?:no|n|0|-|–|—)?$/i

/** Whether a cell with a box was chosen: another box than the empty one, or any letter. */
export const isMarked = (cell: string) => !noMark.test(cell.replaceAll(/[☐□◻▢\s]/g, ''))
