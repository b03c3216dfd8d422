import {
  CheckBox,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { documentStyles } from '../../modules/course/downloads/word-styles.ts'
import type { TextBlock } from '../text-blocks.ts'
import { referenceOf } from './read-word.ts'
import type { Sheet } from './sheet.ts'
import { headingOf, type SheetStep } from './sheet-step.ts'

/**
 * The sheet as a Word document. Boxes are content controls, and a letter typed into a cell counts too, so that it can be filled in Word,
 * LibreOffice, Google Docs and by dictation. What it is about stands in its text, because not every program keeps hidden properties.
 */
export function makeWord(sheet: Sheet): Promise<Buffer> {
  const { title, introduction, fields, steps } = sheet
  return Packer.toBuffer(
    new Document({
      title,
      creator: 'Stepwise',
      lastModifiedBy: 'Stepwise',
      styles: documentStyles({ font_family: 'Default', font_size: 0 }),
      sections: [
        {
          children: [
            new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
            new Paragraph({ text: referenceOf(sheet.kind, sheet.subject), style: 'Quiet' }),
            ...introduction.map((text) => new Paragraph({ text })),
            new Paragraph({
              text: 'In the tables below tick a box, or type an x in its cell. Please leave the lines that begin with “Reference” as they are.',
            }),
            new Paragraph({ text: 'About you', heading: HeadingLevel.HEADING_1 }),
            tableOf(
              [40, 60],
              fields.map(({ label, hint }) => [[words(label), words(` (${hint})`)], []]),
            ),
            ...steps.flatMap((step, index) => stepParts(sheet, step, index + 1)),
          ],
        },
      ],
    }),
  )
}

function stepParts({ choices, remarkLabel }: Sheet, step: SheetStep, number: number) {
  const heading = ['No.', 'What is asked', ...choices.map(({ label }) => label), remarkLabel]
  const rows = step.questions.map(({ text, sources }, index) => [
    [words(`${number}.${index + 1}`)],
    [words(text), ...(sources.length > 0 ? [words(` (rests on ${sources.map((one) => one + 1).join(', ')})`)] : [])],
    ...choices.map(({ label }) => [new CheckBox({ alias: `${label}: ${number}.${index + 1}` })]),
    [],
  ])
  const narrow = 9
  const widths = [8, 92 - narrow * choices.length - 30, ...choices.map(() => narrow), 30]
  return [
    new Paragraph({ text: `${number}. ${step.name}`, heading: HeadingLevel.HEADING_1, pageBreakBefore: true }),
    new Paragraph({ text: step.place, style: 'Quiet' }),
    new Paragraph({ text: referenceOf(step.id, step.fingerprint), style: 'Quiet' }),
    new Paragraph({ text: headingOf(step), heading: HeadingLevel.HEADING_2 }),
    ...step.blocks.map(blockParagraph),
    ...(step.isCheck ? [] : sourceParts(step)),
    new Paragraph({ text: 'Your answers', heading: HeadingLevel.HEADING_2 }),
    tableOf(widths, [heading.map((text) => [words(text, true)]), ...rows], true),
  ]
}

const sourceParts = ({ sources }: SheetStep) => [
  new Paragraph({ text: 'What it rests on', heading: HeadingLevel.HEADING_2 }),
  ...(sources.length > 0 ? sources.map(sourceParagraph) : [new Paragraph('No source is named.')]),
]

function blockParagraph({ kind, text, level = 2 }: TextBlock) {
  if (kind === 'heading')
    return new Paragraph({ text, heading: level === 2 ? HeadingLevel.HEADING_3 : HeadingLevel.HEADING_4 })
  if (kind === 'item') return new Paragraph({ text, bullet: { level: 0 } })
  if (kind === 'quote') return new Paragraph({ text, indent: { left: 480 } })
  return new Paragraph({ text: kind === 'picture' ? `Picture: ${text}` : text })
}

function sourceParagraph({ name, url }: { name: string; url: string }, index: number) {
  const link = new ExternalHyperlink({ link: url, children: [new TextRun({ text: name, style: 'Hyperlink' })] })
  return new Paragraph({ children: [words(`${index + 1}. `), link] })
}

const words = (text: string, bold = false) => new TextRun({ text, bold })

type Cell = (TextRun | CheckBox)[]

function tableOf(widths: readonly number[], rows: readonly Cell[][], hasHead = false) {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells, index) =>
        new TableRow({
          tableHeader: hasHead && index === 0,
          cantSplit: true,
          children: cells.map(
            (children, column) =>
              new TableCell({
                width: { size: widths[column] ?? 0, type: WidthType.PERCENTAGE },
                margins: { top: 80, bottom: 80, left: 100, right: 100 },
                children: [new Paragraph({ children, spacing: { after: 0 } })],
              }),
          ),
        }),
    ),
  })
}
