import { escapeHtml } from '../../../../html.ts'
import type { Row } from '../../person-data/read-rows.repository.ts'
import { type ExportPage, tableSection, textOf } from '../export-html.ts'
import type { Words } from '../words.ts'

// What a person has done, and the badges for it.

/** The steps of a flow's module, or of a software, as a table of their own, in the order of the course. */
function stepsByPlace(rows: Row[], words: Words) {
  const steps = rows.map((row) => ({ row, step: words.stepOf(row.step_id) }))
  const places = Map.groupBy(
    steps.toSorted((one, other) => one.step.position - other.step.position),
    ({ step }) => step.place,
  )
  return [...places]
    .map(([place, done]) => {
      const section = tableSection({
        table: 'progress_steps',
        heading: place,
        none: '',
        columns: [
          ['Step', (row) => words.stepOf(row.step_id).name],
          ['First opened', (row) => words.moment(row.visited_at) || 'Not opened'],
          ['Completed', (row) => words.moment(row.completed_at) || 'Not completed'],
        ],
      })
      const [open = '', close = ''] = section.around ?? []
      const table = section.html(
        done.map(({ row }) => row),
        words,
      )
      return `<h3>${escapeHtml(place)}</h3>\n${open}${table}${close}`
    })
    .join('\n')
}

export const progressPage: ExportPage = {
  file: 'progress.html',
  title: 'Your progress',
  about:
    'The steps that you have opened and completed, the quick checks that you have answered, what you want to be asked about, your favourites, and the days on which you were here.',
  sections: [
    {
      table: 'progress_steps',
      heading: 'Steps',
      none: 'You have not opened any step.',
      html: stepsByPlace,
      isWhole: true,
    },
    tableSection({
      table: 'quick_check_scores',
      heading: 'Quick checks',
      none: 'You have answered no quick check.',
      columns: [
        ['Chapter', (row, words) => words.chapterOf(row.chapter_id).name],
        ['Where', (row, words) => words.chapterOf(row.chapter_id).place],
        ['Right', (row) => `${textOf(row.right_count)} of ${textOf(row.question_count)}`],
        ['Answered', (row, words) => words.moment(row.answered_at)],
      ],
    }),
    tableSection({
      table: 'reminders',
      heading: 'What you want to be asked about',
      none: 'There is nothing.',
      columns: [
        ['Step', (row, words) => words.stepOf(row.step_id).name],
        ['Where', (row, words) => words.stepOf(row.step_id).place],
        ['From', (row, words) => words.day(row.due_on)],
      ],
    }),
    tableSection({
      table: 'favourites',
      heading: 'Favourites',
      none: 'You have no favourites.',
      columns: [
        ['Step', (row, words) => words.stepOf(row.step_id).name],
        [
          'Where',
          (row, words) => (row.software_id ? words.softwareOf(row.software_id) : words.stepOf(row.step_id).place),
        ],
        ['Since', (row, words) => words.moment(row.created_at)],
      ],
    }),
    tableSection({
      table: 'visits',
      heading: 'Days on which you were here',
      none: 'There are none.',
      columns: [
        ['Day', (row, words) => words.day(row.day)],
        ['How often you signed in', (row) => textOf(row.log_ins)],
      ],
    }),
  ],
}

export const badgesPage: ExportPage = {
  file: 'badges.html',
  title: 'Your badges',
  about: 'The badges that you have earned, and what for.',
  sections: [
    tableSection({
      table: 'user_badges',
      heading: 'Badges',
      none: 'You have no badges yet.',
      columns: [
        ['Badge', (row, words) => words.badgeOf(row.code).name],
        ['What for', (row, words) => words.badgeOf(row.code).criterion],
        ['Earned', (row, words) => words.moment(row.created_at)],
      ],
    }),
  ],
}
