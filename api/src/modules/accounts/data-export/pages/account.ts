import { escapeHtml } from '../../../../html.ts'
import type { Row } from '../../person-data/read-rows.repository.ts'
import { type ExportPage, factsSection, type Section, tableSection, textOf } from '../export-html.ts'
import type { Words } from '../words.ts'
import { actorInWords, eventInWords } from './event-words.ts'

// The account, how the person comes in and has set the product up, and what happened.

const yesOrNo = (value: unknown) => (value === true ? 'Yes' : 'No')
/** Only study asks. */
const inStudy =
  (value: (row: Row) => string) =>
  (row: Row, { edition }: Words) =>
    edition === 'study' ? value(row) : ''
const level = (value: unknown) => (typeof value === 'number' ? `${value} of 5` : '')

/** A code of ours in words; one that is not here stays as it is. */
const inWords =
  (words: Record<string, string>) =>
  (value: unknown): string =>
    words[textOf(value)] ?? textOf(value)
const role = inWords({ student: 'Learner', content_manager: 'Content manager', qa: 'Tester' })
const signUp = inWords({
  'dsa-licence': 'An individual licence',
  'inst-licence': 'An institution',
  'site-licence': 'A site licence',
})
const captionPlace = inWords({
  automatic: 'Automatic',
  bottom: 'On the picture, at the bottom',
  top: 'On the picture, at the top',
  under: 'Under the picture',
})

const account: Section = factsSection({
  table: 'users',
  heading: 'Account',
  none: '',
  facts: [
    ['First name', (row) => textOf(row.first_name)],
    ['Surname', (row) => textOf(row.surname)],
    ['Email address', (row) => textOf(row.email)],
    ['University', inStudy((row) => textOf(row.university))],
    ['Organisation', (row, words) => (words.edition === 'pro' ? textOf(row.university) : '')],
    ['Role', (row) => role(row.role)],
    ['Wellbeing pages', (row) => textOf(row.wellbeings)],
    ['Time zone', (row) => textOf(row.time_zone)],
    ['Account since', (row, words) => words.moment(row.created_at)],
    ['Signed up by', (row) => signUp(row.sign_up_type)],
    ['Email address verified', (row, words) => words.moment(row.confirmed_at)],
    ['Terms accepted', (row, words) => words.moment(row.tos_accepted_at)],
    ['Mails about what is new', (row) => yesOrNo(row.subscribed_to_updates)],
    ['Asked for Calm', (row) => yesOrNo(row.is_calm_requested)],
    ['Signs in with a password', (row) => yesOrNo(row.has_password)],
    ['Will be deleted on', (row, words) => words.moment(row.erase_at)],
  ],
})

const photo: Section = {
  table: 'avatars',
  heading: 'Photo',
  none: 'You have no photo.',
  html: (rows, words) =>
    rows
      .map(
        ({ created_at }) =>
          `<p><a href="photo.jpg">Your photo</a> and <a href="photo-small.jpg">your photo, small</a>, since ${words.moment(created_at)}.</p>`,
      )
      .join('\n'),
}

const course: Section = factsSection({
  table: 'user_infos',
  heading: 'What you told us at the start',
  none: 'You have told us nothing yet.',
  facts: [
    ['Course', (row) => textOf(row.course_name)],
    ['Began', (row) => textOf(row.course_started)],
    ['Ends', (row) => textOf(row.course_ends)],
    ['Assistive technology', (row) => textOf(row.as_technology_level)],
    ['Essay writing matters', inStudy((row) => level(row.essay_writing_level))],
    ['Presentations matter', inStudy((row) => level(row.presentations_level))],
    ['Lectures matter', inStudy((row) => level(row.lectures_level))],
    ['Reading and research matter', inStudy((row) => level(row.reading_level))],
    ['Organisation matters', inStudy((row) => level(row.organisation_level))],
    ['Revision and exams matter', inStudy((row) => level(row.revision_level))],
  ],
})

const reading: Section = factsSection({
  table: 'accessability_settings',
  heading: 'How you like to read',
  none: 'You have changed nothing here.',
  facts: [
    ['Background', (row) => textOf(row.background_color)],
    ['Text colour', (row) => textOf(row.font_color)],
    ['Text size', (row) => `${textOf(row.font_size)} of 10`],
    ['Font', (row) => textOf(row.font_family)],
    ['Captions', (row) => yesOrNo(row.subtitles)],
    ['Place of captions', (row) => captionPlace(row.caption_position)],
    ['Size of captions', (row) => `${textOf(row.caption_size)} %`],
    ['Colours of captions', (row) => textOf(row.caption_colours).replaceAll('-', ' ')],
    ['Space between lines', (row) => `step ${Number(row.line_spacing) + 1} of 3`],
    ['Space between letters', (row) => `step ${Number(row.letter_spacing) + 1} of 3`],
    ['Space between words', (row) => `step ${Number(row.word_spacing) + 1} of 3`],
    ['Width of lines', (row) => `step ${Number(row.line_width) + 1} of 3`],
    ['Theme', (row) => textOf(row.theme)],
    ['Reading aloud', (row) => `${textOf(row.reading_speed)} % of the voice’s speed`],
    ['Voice', (row) => textOf(row.reading_voice)],
    ['Reading ruler or line focus', (row) => yesOrNo(row.ruler)],
    ['Lines in the ruler', (row) => textOf(row.ruler_height)],
    ['The ruler dims the rest by', (row) => `${textOf(row.ruler_dim)} %`],
    ['The ruler dims playing videos', (row) => yesOrNo(row.ruler_dims_videos)],
    ['Lines in focus', (row) => (row.line_focus === 0 ? 'The ruler instead' : textOf(row.line_focus))],
    ['Names of buttons are shown', (row) => yesOrNo(row.button_names)],
    ['Shortcuts switched off', (row) => (row.shortcuts_off as string[]).join(', ')],
    ['Announcements', (row) => textOf(row.announcements)],
  ],
})

const waysIn: readonly Section[] = [
  tableSection({
    table: 'passkeys',
    heading: 'Passkeys',
    none: 'You have no passkeys.',
    columns: [
      ['Name', (row) => textOf(row.name)],
      ['Added', (row, words) => words.moment(row.created_at)],
      ['Last used', (row, words) => words.moment(row.last_used_at) || 'Never'],
      ['Kept by a service, too', (row) => yesOrNo(row.is_backed_up)],
    ],
  }),
  tableSection({
    table: 'institution_identities',
    heading: 'Institutions that you sign in with',
    none: 'There are none.',
    columns: [
      ['Institution', (row) => textOf(row.domain)],
      ['It knows you as', (row) => textOf(row.subject)],
      ['Linked', (row, words) => words.moment(row.linked_at)],
      ['Last used', (row, words) => words.moment(row.last_used_at)],
    ],
  }),
  tableSection({
    table: 'sessions',
    heading: 'Where you are signed in',
    none: 'You are signed in nowhere.',
    columns: [
      ['Browser', (row) => textOf(row.device) || 'Not known'],
      ['Since', (row, words) => words.moment(row.created_at)],
      ['Last here', (row, words) => words.moment(row.last_seen_at)],
      ['Shared computer', (row) => yesOrNo(row.is_shared_computer)],
    ],
  }),
  tableSection({
    table: 'known_devices',
    heading: 'Browsers in which you have signed in',
    none: 'There are none.',
    columns: [
      ['Browser', (row) => textOf(row.device)],
      ['First', (row, words) => words.moment(row.first_seen_at)],
      ['Last', (row, words) => words.moment(row.last_seen_at)],
    ],
  }),
]

const events: Section = tableSection({
  table: 'account_events',
  heading: 'What happened to your account',
  none: 'Nothing yet.',
  columns: [
    ['When', (row, words) => words.moment(row.at)],
    ['What', (row) => eventInWords(row.kind)],
    ['Detail', (row) => textOf(row.detail)],
    ['Who', (row) => actorInWords(row.actor)],
    ['Browser', (row) => textOf(row.device)],
    ['Network address', (row) => textOf(row.address)],
  ],
})

export const settingsPage: ExportPage = {
  file: 'settings.html',
  title: 'Your account and settings',
  about:
    'Your account, your photo, what you told us at the start, how you like to read, your software, how you sign in, and what happened to the account.',
  sections: [
    account,
    photo,
    course,
    reading,
    {
      table: 'user_softwares',
      heading: 'Software that you have chosen',
      none: 'You have chosen none.',
      around: ['<ul>\n', '\n</ul>\n'],
      html: (rows, words) =>
        rows.map(({ software_id }) => `<li>${escapeHtml(words.softwareOf(software_id))}</li>`).join('\n'),
    },
    ...waysIn,
    events,
  ],
}
