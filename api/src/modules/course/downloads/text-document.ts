import { withLineEnds } from '@stepwise/shared/contracts/line-ends'
import { formatDay } from '../../../time-zone.ts'
import { type Entry, formatByline, groupAnswers, type JournalSource, noAnswer } from './journal-document.ts'

const lineEnd = '\r\n'

/** Entries as plain text: UTF-8 with its mark and lines as every editor understands them, headings underlined. */
export function makeTextDocument(source: JournalSource): Buffer {
  const text = [underlined('Reflective journal', '='), formatByline(source), ...source.entries.map(entryText)].join(
    '\n\n',
  )
  return Buffer.from(`\ufeff${withLineEnds(text)}\n`.replaceAll('\n', lineEnd), 'utf8')
}

function entryText(entry: Entry): string {
  const groups = groupAnswers(entry).map(({ title, answers }) =>
    [underlined(title, '-'), ...answers.map(({ question, answer }) => `${question}\n${answer || noAnswer}`)].join(
      '\n\n',
    ),
  )
  return ['', underlined(withLineEnds(entry.title).replaceAll('\n', ' '), '='), formatDay(entry.date), ...groups]
    .join('\n\n')
    .trimStart()
}

const underlined = (words: string, line: string) => `${words}\n${line.repeat(Math.min([...words].length, 70))}`
