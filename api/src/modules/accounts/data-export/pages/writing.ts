import { reflectionGroups } from '@stepwise/shared/contracts/reflection'
import { escapeHtml } from '../../../../html.ts'
import type { Row } from '../../person-data/read-rows.repository.ts'
import { type ExportPage, paragraphs, textOf } from '../export-html.ts'
import type { Words } from '../words.ts'

// What a person has written or marked: notes, highlights and the journal.

function noteArticle(row: Row, words: Words) {
  const { name, place } = words.stepOf(row.step_id)
  const facts = [
    place,
    `Written on ${words.moment(row.created_at)}`,
    isLater(row.updated_at, row.created_at) ? `Changed on ${words.moment(row.updated_at)}` : '',
    typeof row.video_time === 'number' ? `At ${minutesOf(row.video_time)} of the video` : '',
  ]
  return article(name, facts, paragraphs(textOf(row.content)))
}

function entryArticle(row: Row, words: Words) {
  const facts = [
    words.day(row.date),
    row.tag ? `Tag: ${row.tag}` : '',
    isLater(row.updated_at, row.created_at) ? `Changed on ${words.moment(row.updated_at)}` : '',
  ]
  const answers = reflectionGroups.map(({ title, prompts }) => {
    const asked = prompts.map(
      ({ field, question }) =>
        `<h5>${escapeHtml(question)}</h5>\n${paragraphs(textOf(row[field])) || '<p>No answer yet.</p>'}`,
    )
    return `<h4>${escapeHtml(title)}</h4>\n${asked.join('\n')}`
  })
  return article(textOf(row.title), facts, answers.join('\n'))
}

function article(title: string, facts: string[], html: string) {
  const when = facts
    .filter((fact) => fact !== '')
    .map((fact) => `${escapeHtml(fact)}.`)
    .join(' ')
  return `<article>\n<h3 dir="auto">${escapeHtml(title)}</h3>\n<p class="when">${when}</p>\n${html}\n</article>`
}

/** The colour by its usual name: the person's own names are in a file of their own. */
function highlightArticle(row: Row, words: Words) {
  const { name, place } = words.stepOf(row.step_id)
  const facts = [place, `Highlighted in ${textOf(row.colour)} on ${words.moment(row.created_at)}`]
  return article(name, facts, `<blockquote>${paragraphs(textOf(row.quote))}</blockquote>`)
}

const isLater = (one: unknown, other: unknown) =>
  one instanceof Date && other instanceof Date && one.getTime() - other.getTime() > 1000

const minutesOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const articlesOf = (articleOf: (row: Row, words: Words) => string) => (rows: Row[], words: Words) =>
  `${rows.map((row) => articleOf(row, words)).join('\n')}\n`

export const notesPage: ExportPage = {
  file: 'notes.html',
  title: 'Your notes',
  about: 'What you have written at the steps, the newest first.',
  sections: [
    { table: 'notes', heading: 'Notes', none: 'You have no notes.', html: articlesOf(noteArticle) },
    {
      table: 'deleted_notes',
      heading: 'Deleted within the last hour',
      none: 'There are none. A note that you delete is kept for an hour, so that you can undo it.',
      html: articlesOf(noteArticle),
    },
  ],
}

export const highlightsPage: ExportPage = {
  file: 'highlights.html',
  title: 'Your highlights',
  about: 'Text of steps that you have marked, the newest first.',
  isOptional: true,
  sections: [
    { table: 'highlights', heading: 'Highlights', none: 'You have no highlights.', html: articlesOf(highlightArticle) },
  ],
}

export const reflectionsPage: ExportPage = {
  file: 'reflections.html',
  title: 'Your reflective journal',
  about: 'The entries of your journal, the newest day first.',
  sections: [
    {
      table: 'reflections',
      heading: 'Entries',
      none: 'Your journal has no entries.',
      html: articlesOf(entryArticle),
    },
  ],
}
