import { productTitles } from '@stepwise/shared/contracts/product-title'
import { Document, type FileChild, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import { answersOf, bylineOf, dayInWords, type Entry, type JournalSource, noAnswer } from './journal-document.ts'
import { documentStyles } from './word-styles.ts'

/** Entries as a Word document, with headings that a screen reader can navigate by and in the person's own font. */
export async function makeWordDocument(source: JournalSource): Promise<Buffer> {
  const { entries, owner, edition } = source
  const document = new Document({
    title: titleOf(entries),
    creator: printable(`${owner.first_name} ${owner.surname}`),
    lastModifiedBy: productTitles[edition],
    description: `Reflective journal, written in ${productTitles[edition]}`,
    styles: documentStyles(owner.accessability_setting),
    sections: [
      {
        children: [
          new Paragraph({ text: 'Reflective journal', heading: HeadingLevel.TITLE }),
          new Paragraph({ text: printable(bylineOf(source)), style: 'Quiet' }),
          ...entries.flatMap(entryParagraphs),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

function titleOf(entries: readonly Entry[]): string {
  const [first] = entries
  return first && entries.length === 1 ? printable(`Reflection: ${first.title}`) : 'Reflective journal'
}

function entryParagraphs(entry: Entry, place: number): FileChild[] {
  return [
    new Paragraph({ text: printable(entry.title), heading: HeadingLevel.HEADING_1, pageBreakBefore: place > 0 }),
    new Paragraph({ text: dayInWords(entry.date), style: 'Quiet' }),
    ...answersOf(entry).flatMap(({ title, answers }) => [
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
  return printable(answer)
    .split(/\n\s*\n/)
    .map((paragraph) => {
      const lines = paragraph.split('\n').map((text, place) => new TextRun({ text, ...(place > 0 && { break: 1 }) }))
      return new Paragraph({ children: lines })
    })
}

/** Removes what XML cannot hold (control characters, lone surrogates): Word would not open the document. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what they are removed by
  return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}
