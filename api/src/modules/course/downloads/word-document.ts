import { withLineEnds } from '@stepwise/shared/contracts/line-ends'
import { productTitles } from '@stepwise/shared/contracts/product-title'
import { Document, type FileChild, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import { formatDay } from '../../../time-zone.ts'
import { type Entry, formatByline, groupAnswers, type JournalSource, noAnswer } from './journal-document.ts'
import { documentStyles } from './word-styles.ts'

/** Entries as a Word document, with headings that a screen reader can navigate by and in the person's own font. */
export async function makeWordDocument(source: JournalSource): Promise<Buffer> {
  const { entries, owner, edition } = source
  const document = new Document({
    title: formatTitle(entries),
    creator: inOneLine(`${owner.first_name} ${owner.surname}`),
    lastModifiedBy: productTitles[edition],
    description: `Reflective journal, written in ${productTitles[edition]}`,
    styles: documentStyles(owner.accessability_setting),
    sections: [
      {
        children: [
          new Paragraph({ text: 'Reflective journal', heading: HeadingLevel.TITLE }),
          new Paragraph({ text: inOneLine(formatByline(source)), style: 'Quiet' }),
          ...entries.flatMap(entryParagraphs),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

function formatTitle(entries: readonly Entry[]): string {
  const [first] = entries
  return first && entries.length === 1 ? inOneLine(`Reflection: ${first.title}`) : 'Reflective journal'
}

function entryParagraphs(entry: Entry, place: number): FileChild[] {
  const title = inOneLine(entry.title)
  return [
    new Paragraph({
      children: [new TextRun({ text: title, rightToLeft: isRightToLeft(title) })],
      bidirectional: isRightToLeft(title),
      heading: HeadingLevel.HEADING_1,
      pageBreakBefore: place > 0,
    }),
    new Paragraph({ text: formatDay(entry.date), style: 'Quiet' }),
    ...groupAnswers(entry).flatMap(({ title, answers }) => [
      new Paragraph({ text: title, heading: HeadingLevel.HEADING_2 }),
      ...answers.flatMap(({ question, answer }) => [
        new Paragraph({ text: question, heading: HeadingLevel.HEADING_3 }),
        ...(answer ? answerParagraphs(answer) : [new Paragraph({ text: noAnswer, style: 'Quiet' })]),
      ]),
    ]),
  ]
}

/** An empty line makes a paragraph, a line end a new line in it. */
function answerParagraphs(answer: string): Paragraph[] {
  return withLineEnds(answer)
    .split(/\n\s*\n/)
    .map((paragraph) => {
      const rightToLeft = isRightToLeft(paragraph)
      const lines = paragraph
        .split('\n')
        .map((text, place) => new TextRun({ text, rightToLeft, ...(place > 0 && { break: 1 }) }))
      return new Paragraph({ children: lines, bidirectional: rightToLeft })
    })
}

/** As one line. */
const inOneLine = (text: string) => withLineEnds(text).replaceAll('\n', ' ')

/** Whether a text begins in a script that is written from right to left (its first strong letter). */
const isRightToLeft = (text: string) =>
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text)
