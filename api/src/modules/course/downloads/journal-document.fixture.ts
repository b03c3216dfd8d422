import type { Entry, JournalSource } from './journal-document.ts'

// For tests of the documents.

export const anEntry: Entry = {
  id: 'id',
  date: '2026-03-02',
  title: 'My first talk',
  observe_1: 'I spoke.\nLoudly.\n\nThey listened.',
  observe_2: '',
  reflect_1: 'a < b & "c"',
  reflect_2: 'It was hard.',
  act: 'Breathe.',
  tag: null,
  version: 1,
}
export const aSource = (entries: Entry[], setting: object = {}): JournalSource => ({
  entries,
  day: '2026-03-10',
  edition: 'study',
  owner: {
    first_name: 'Ada',
    surname: 'Price',
    accessability_setting: {
      background_color: null,
      font_color: null,
      font_size: 0,
      font_family: 'Default',
      subtitles: true,
      ...setting,
    },
  },
})
