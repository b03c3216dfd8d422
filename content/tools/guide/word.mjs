import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { findPicture } from './source.mjs'

const ink = '1B2333'
const brand = '2F3E9E'
const quiet = '565F73'
const font = 'Atkinson Hyperlegible Next'
const headings = { 2: HeadingLevel.HEADING_1, 3: HeadingLevel.HEADING_2 }

/**
 * The guide as a Word document: real headings, lists and tables, so that a screen reader can move by them.
 * `paint` makes a PNG of a picture: `{ data, width, height }`.
 */
export async function makeWordDocument({ title, subtitle, subject, edition, tokens }, paint) {
  const lists = []
  const children = []
  for (const token of tokens) children.push(...(await makeBlock(token, { lists, paint })))
  return Packer.toBuffer(
    new Document({
      title,
      subject,
      description: subject,
      creator: 'Stepwise',
      lastModifiedBy: 'Stepwise',
      styles,
      numbering: { config: [...lists, { reference: 'bullets', levels: [level(LevelFormat.BULLET, '•')] }] },
      sections: [
        {
          children: [
            new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
            new Paragraph({ text: subtitle, style: 'Quiet' }),
            new Paragraph({ text: edition, style: 'Quiet' }),
            ...children,
          ],
        },
      ],
    }),
  )
}

async function makeBlock(token, { lists, paint }) {
  const picture = findPicture(token)
  if (picture) return [pictureParagraph(picture, await paint(picture))]
  switch (token.type) {
    case 'heading':
      return [new Paragraph({ children: makeRuns(token.tokens), heading: headings[token.depth] })]
    case 'paragraph':
      return [new Paragraph({ children: makeRuns(token.tokens) })]
    case 'blockquote':
      return token.tokens
        .filter(({ type }) => type === 'paragraph')
        .map(({ tokens }) => new Paragraph({ children: makeRuns(tokens), style: 'Example' }))
    case 'list':
      return makeList(token, lists)
    case 'table':
      return [makeTable(token), new Paragraph('')]
    case 'space':
      return []
    default:
      throw new Error(`The guide has a ${token.type}, which the Word document cannot show.`)
  }
}

/** Each numbered list counts from 1, so it has a numbering of its own. */
function makeList({ ordered, items }, lists) {
  const reference = ordered ? `numbers-${lists.length}` : 'bullets'
  if (ordered) lists.push({ reference, levels: [level(LevelFormat.DECIMAL, '%1.')] })
  return items.map(
    ({ tokens }) =>
      new Paragraph({
        children: makeRuns(tokens.flatMap((one) => one.tokens ?? [])),
        numbering: { reference, level: 0 },
        spacing: { after: 60 },
      }),
  )
}

const level = (format, text) => ({
  level: 0,
  format,
  text,
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { left: 480, hanging: 300 } } },
})

const share = { first: 34, other: 66 }

function makeTable({ header, rows }) {
  const row = (cells, isHead) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        ({ tokens }, place) =>
          new TableCell({
            width: { size: place === 0 ? share.first : share.other, type: WidthType.PERCENTAGE },
            margins: { top: 80, bottom: 80, left: 120, right: 120 },
            ...(isHead && { shading: { fill: 'E7E9F8' } }),
            children: [
              new Paragraph({ children: makeRuns(tokens, { bold: isHead || place === 0 }), spacing: { after: 0 } }),
            ],
          }),
      ),
    })
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [row(header, true), ...rows.map((cells) => row(cells, false))],
  })
}

function pictureParagraph({ text }, { data, width, height }) {
  const shown = 340
  return new Paragraph({
    children: [
      new ImageRun({
        type: 'png',
        data,
        transformation: { width: shown, height: Math.round((shown * height) / width) },
        altText: { name: 'Drawing', title: 'Drawing', description: text },
      }),
    ],
  })
}

/** Text with its bold and italic parts. */
function makeRuns(tokens, format = {}) {
  return tokens.flatMap((token) => {
    if (token.type === 'strong') return makeRuns(token.tokens, { ...format, bold: true })
    if (token.type === 'em') return makeRuns(token.tokens, { ...format, italics: true })
    if (token.tokens) return makeRuns(token.tokens, format)
    return [new TextRun({ text: unescaped(token.text), ...format })]
  })
}

const unescaped = (text) => text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')

const heading = (size, color, before, after) => ({
  run: { font, size, bold: true, color },
  paragraph: { spacing: { before, after }, keepNext: true, keepLines: true },
})

// Sizes are in half points, spaces in twentieths of a point.
const styles = {
  default: {
    document: {
      run: { font, size: 24, color: ink, language: { value: 'en-GB' } },
      paragraph: { spacing: { line: 336, after: 160 } },
    },
    title: heading(52, brand, 0, 60),
    heading1: heading(36, brand, 400, 100),
    heading2: heading(28, ink, 280, 80),
  },
  paragraphStyles: [
    { id: 'Quiet', name: 'Quiet', basedOn: 'Normal', next: 'Normal', run: { color: quiet } },
    {
      id: 'Example',
      name: 'Example',
      basedOn: 'Normal',
      next: 'Normal',
      paragraph: {
        indent: { left: 280 },
        border: { left: { style: BorderStyle.SINGLE, size: 18, space: 10, color: brand } },
      },
    },
  ],
}
