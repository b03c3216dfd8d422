import type { Run } from '../runs.ts'
import type { Source } from '../source.ts'

/** With the marks of Markdown around what is italic. */
export const marked = (runs: Run[]) => runs.map(({ text, isItalic }) => (isItalic ? `*${text}*` : text)).join('')

// The made-up sources of the steps “Build a Harvard reference part by part” and “Build a reference in APA 7”.
export const book: Source = {
  kind: 'book',
  authors: 'Penwhistle, Olive',
  year: '2021',
  title: 'Fernshire by bus',
  place: 'Fernlow',
  publisher: 'Lantern Lane Press',
}
export const article: Source = {
  kind: 'article',
  authors: 'Tamberlow, R.\nPym, Dora',
  year: '2022',
  title: 'Free passes and full classrooms',
  journal: 'Journal of Invented Transport',
  volume: '14',
  issue: '2',
  pages: '31-48',
  link: '10.0000/jit.14.2',
}
export const page: Source = {
  kind: 'page',
  authors: 'Fernshire Travel Office',
  year: '2025',
  date: '3 March',
  title: 'Student bus passes: the first two years',
  site: 'Fernshire Travel Office',
  link: 'https://travel.fernshire.example/passes',
  read: '12 October 2026',
}
export const chapter: Source = {
  kind: 'chapter',
  authors: 'Mossgrove, E',
  year: '2020',
  title: 'Left at the stop',
  editors: 'Wickmoor, Jo',
  book: 'Travel and learning in Fernshire',
  place: 'Fernlow',
  publisher: 'Hollow Oak Books',
  pages: 'pp. 55–72',
}

/** So many authors, one on each line. */
export const authors = (count: number) => Array.from({ length: count }, (_, at) => `Pym${at + 1}, A`).join('\n')
