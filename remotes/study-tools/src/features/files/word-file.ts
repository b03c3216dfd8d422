import { withLineEnds } from '@stepwise/shared/contracts/line-ends'
import { strToU8, zipSync } from 'fflate'

/** A paragraph in a style of the document, or a table with a header row. */
export type WordBlock =
  | { style: 'Title' | 'Heading1' | 'Heading2' | 'Heading3' | 'Normal'; text: string }
  | { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }

export interface WordSource {
  title: string
  blocks: readonly WordBlock[]
  font?: string
  points?: number
}

// The earliest time that a zip can hold. Always the same, so that a file changes only with its text.
const mtime = new Date(1980, 0, 1)
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

/**
 * A Word document (.docx) of headings, paragraphs and tables, with what screen readers need: named styles, the language, and
 * header rows of tables. Only the parts that the format requires. `font` is a name, `points` the size of running text.
 */
export function wordFile(source: WordSource): Uint8Array<ArrayBuffer> {
  const parts = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationships([
      [`${officeRelations}/officeDocument`, 'word/document.xml'],
      ['http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties', 'docProps/core.xml'],
    ]),
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(source.title)}</dc:title><dc:language>en-GB</dc:language></cp:coreProperties>`,
    'word/_rels/document.xml.rels': relationships([[`${officeRelations}/styles`, 'styles.xml']]),
    'word/styles.xml': styles(source),
    'word/document.xml': `<w:document xmlns:w="${word}"><w:body>${source.blocks.map(block).join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr></w:body></w:document>`,
  }
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(declaration + xml)])
  return zipSync(Object.fromEntries(files), { mtime, level: 9 }) as Uint8Array<ArrayBuffer>
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const contentTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/word/document.xml" ContentType="${contentType}.document.main+xml"/>` +
  `<Override PartName="/word/styles.xml" ContentType="${contentType}.styles+xml"/>` +
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>'

function relationships(targets: [type: string, target: string][]): string {
  const lines = targets.map(
    ([type, target], index) => `<Relationship Id="r${index}" Type="${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${relations}">${lines.join('')}</Relationships>`
}

function block(content: WordBlock): string {
  return 'style' in content ? paragraph(content.text, content.style) : table(content)
}

function paragraph(text: string, style: string, isBold = false): string {
  const bold = isBold ? '<w:rPr><w:b/></w:rPr>' : ''
  const lines = escapeXml(text)
    .split('\n')
    .map((line) => `<w:t xml:space="preserve">${line}</w:t>`)
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r>${bold}${lines.join('<w:br/>')}</w:r></w:p>`
}

function table({ caption, head, rows }: Extract<WordBlock, { head: unknown }>): string {
  const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  const borders = edges.map((edge) => `<w:${edge} w:val="single" w:sz="4" w:space="0" w:color="565F73"/>`).join('')
  const cell = (text: string, isHead: boolean) =>
    `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/></w:tcPr>${paragraph(text, 'Normal', isHead)}</w:tc>`
  const row = (cells: readonly string[], isHead: boolean) =>
    `<w:tr><w:trPr><w:cantSplit/>${isHead ? '<w:tblHeader/>' : ''}</w:trPr>${cells.map((text) => cell(text, isHead)).join('')}</w:tr>`
  return (
    `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${borders}</w:tblBorders>` +
    '<w:tblCellMar><w:left w:w="120" w:type="dxa"/><w:right w:w="120" w:type="dxa"/></w:tblCellMar>' +
    `<w:tblLook w:val="0020" w:firstRow="1" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/>` +
    `<w:tblCaption w:val="${escapeXml(caption)}"/></w:tblPr>` +
    `<w:tblGrid>${head.map(() => '<w:gridCol/>').join('')}</w:tblGrid>` +
    // Word requires a paragraph after a table.
    `${row(head, true)}${rows.map((cells) => row(cells, false)).join('')}</w:tbl>${paragraph('', 'Normal')}`
  )
}

function styles({ font = 'Atkinson Hyperlegible Next', points = 12 }: WordSource): string {
  const name = escapeXml(font)
  const run = (scale: number, more = '') => `<w:rPr>${more}<w:sz w:val="${Math.round(points * scale * 2)}"/></w:rPr>`
  const heading = (id: string, label: string, scale: number, level?: number) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${label}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/>` +
    `<w:pPr><w:keepNext/><w:spacing w:before="240" w:after="80"/>${level === undefined ? '' : `<w:outlineLvl w:val="${level}"/>`}</w:pPr>${run(scale, '<w:b/>')}</w:style>`
  return (
    `<w:styles xmlns:w="${word}"><w:docDefaults><w:rPrDefault><w:rPr>` +
    `<w:rFonts w:ascii="${name}" w:hAnsi="${name}" w:cs="${name}"/><w:color w:val="1B2333"/><w:sz w:val="${Math.round(points * 2)}"/><w:lang w:val="en-GB"/>` +
    '</w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="80" w:line="300" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>' +
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>' +
    heading('Title', 'Title', 2) +
    heading('Heading1', 'heading 1', 1.6, 0) +
    heading('Heading2', 'heading 2', 1.3, 1) +
    heading('Heading3', 'heading 3', 1.1, 2) +
    '</w:styles>'
  )
}

/** Escapes text, and removes what XML cannot hold (control characters, lone surrogates): Word would reject the whole document. */
const escapeXml = (text: string): string =>
  withLineEnds(text).replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
