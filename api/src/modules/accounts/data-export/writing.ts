import { reflectionGroups } from '@stepwise/shared/contracts/reflection'
import { escapeHtml } from '../../../html.ts'
import type { Row } from '../person-data/read-rows.repository.ts'
import type { Words } from './words.ts'

/** What a person has written or marked: shown as text in the page of the export, and for some as a spreadsheet. */
interface Writing {
  table: string
  heading: string
  /** Shown when there are no rows. */
  none: string
  html: (row: Row, words: Words) => string
  csv?: { file: string; columns: readonly (readonly [label: string, value: (row: Row, words: Words) => unknown])[] }
}

const text = (value: unknown) => String(value ?? '')

/** Escaped, in its own direction, with its paragraphs and lines. */
const paragraphs = (written: string) =>
  written
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p dir="auto">${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n')

function article(title: string, facts: string[], html: string) {
  const when = facts
    .filter((fact) => fact !== '')
    .map((fact) => `${escapeHtml(fact)}.`)
    .join(' ')
  return `<article>\n<h3 dir="auto">${escapeHtml(title)}</h3>\n<p class="when">${when}</p>\n${html}\n</article>\n`
}

const changedOn = ({ created_at, updated_at }: Row, words: Words) =>
  created_at instanceof Date && updated_at instanceof Date && updated_at.getTime() - created_at.getTime() > 1000
    ? `Changed on ${words.moment(updated_at)}`
    : ''

const formatMinutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function note(row: Row, words: Words) {
  const { name, place } = words.stepOf(row.step_id)
  const video = typeof row.video_time === 'number' ? `At ${formatMinutes(row.video_time)} of the video` : ''
  const facts = [place, `Written on ${words.moment(row.created_at)}`, changedOn(row, words), video]
  return article(name, facts, paragraphs(text(row.content)))
}

function highlight(row: Row, words: Words) {
  const { name, place } = words.stepOf(row.step_id)
  const facts = [place, `Highlighted in ${text(row.colour)} on ${words.moment(row.created_at)}`]
  return article(name, facts, `<blockquote>${paragraphs(text(row.quote))}</blockquote>`)
}

function journalEntry(row: Row, words: Words) {
  const facts = [words.day(row.date), row.tag ? `Tag: ${row.tag}` : '', changedOn(row, words)]
  const answers = reflectionGroups.map(({ title, prompts: asked }) => {
    const answered = asked.map(
      ({ field, question }) =>
        `<h5>${escapeHtml(question)}</h5>\n${paragraphs(text(row[field])) || '<p>No answer yet.</p>'}`,
    )
    return `<h4>${escapeHtml(title)}</h4>\n${answered.join('\n')}`
  })
  return article(text(row.title), facts, answers.join('\n'))
}

function message(row: Row, words: Words) {
  const facts = row.facts ? `<h4>What you attached</h4>\n${paragraphs(text(row.facts))}` : ''
  const from = `From ${text(row.name)}, ${text(row.email)}`
  return article(words.moment(row.received_at), [from], `${paragraphs(text(row.message))}\n${facts}`)
}

export const writings: readonly Writing[] = [
  {
    table: 'notes',
    heading: 'Notes',
    none: 'You have no notes.',
    html: note,
    csv: {
      file: 'notes.csv',
      columns: [
        ['Step', (row, words) => words.stepOf(row.step_id).name],
        ['Where', (row, words) => words.stepOf(row.step_id).place],
        ['Note', (row) => row.content],
        ['Second of the video', (row) => row.video_time],
        ['Written', (row) => row.created_at],
        ['Changed', (row) => row.updated_at],
      ],
    },
  },
  {
    table: 'deleted_notes',
    heading: 'Notes deleted within the last hour',
    none: 'There are none. A note that you delete is kept for an hour, so that you can undo it.',
    html: note,
  },
  { table: 'highlights', heading: 'Highlights', none: 'You have no highlights.', html: highlight },
  {
    table: 'reflections',
    heading: 'Reflective journal',
    none: 'Your journal has no entries.',
    html: journalEntry,
    csv: {
      file: 'journal.csv',
      columns: [
        ['Date', (row) => row.date],
        ['Title', (row) => row.title],
        ['Tag', (row) => row.tag],
        ...reflectionGroups.flatMap(({ prompts }) =>
          prompts.map(({ field, question }) => [question, (row: Row) => row[field]] as const),
        ),
        ['Changed', (row) => row.updated_at],
      ],
    },
  },
  { table: 'messages', heading: 'Messages to us', none: 'You have written none.', html: message },
]
