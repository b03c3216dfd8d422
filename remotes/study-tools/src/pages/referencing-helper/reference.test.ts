import { expect, test } from 'vitest'
import { byReference, formatReference } from './reference.ts'
import type { Source, Style } from './source.ts'
import { article, authors, book, chapter, marked, page } from './testing/sources.ts'

test.each<[string, Style, Source, string]>([
  ['book', 'harvard', book, 'Penwhistle, O. (2021) *Fernshire by bus*. Fernlow: Lantern Lane Press.'],
  ['book', 'apa', book, 'Penwhistle, O. (2021). *Fernshire by bus*. Lantern Lane Press.'],
  [
    'article',
    'harvard',
    article,
    "Tamberlow, R. and Pym, D. (2022) 'Free passes and full classrooms', *Journal of Invented Transport*, 14(2), pp. 31–48. Available at: https://doi.org/10.0000/jit.14.2",
  ],
  [
    'article',
    'apa',
    article,
    'Tamberlow, R., & Pym, D. (2022). Free passes and full classrooms. *Journal of Invented Transport, 14*(2), 31–48. https://doi.org/10.0000/jit.14.2',
  ],
  [
    'page',
    'harvard',
    page,
    'Fernshire Travel Office (2025) *Student bus passes: the first two years*. Available at: https://travel.fernshire.example/passes (Accessed: 12 October 2026).',
  ],
  [
    'page',
    'apa',
    page,
    'Fernshire Travel Office. (2025, March 3). *Student bus passes: The first two years*. https://travel.fernshire.example/passes',
  ],
  [
    'chapter',
    'harvard',
    chapter,
    "Mossgrove, E. (2020) 'Left at the stop', in J. Wickmoor (ed.) *Travel and learning in Fernshire*. Fernlow: Hollow Oak Books, pp. 55–72.",
  ],
  [
    'chapter',
    'apa',
    chapter,
    'Mossgrove, E. (2020). Left at the stop. In J. Wickmoor (Ed.), *Travel and learning in Fernshire* (pp. 55–72). Hollow Oak Books.',
  ],
])('a %s in %s, as the steps teach it', (_, style, source, reference) => {
  expect(marked(formatReference(source, style))).toBe(reference)
})

test.each<[string, Style, Partial<Source>, string]>([
  ['two given names', 'harvard', { authors: 'Pym, Jean-Paul rosa' }, 'Pym, J.-P.R. (2021) *Fernshire by bus*. F: L.'],
  ['two given names', 'apa', { authors: 'Pym, J.P. R.' }, 'Pym, J. P. R. (2021). *Fernshire by bus*. L.'],
  [
    'three authors',
    'harvard',
    { authors: authors(3) },
    'Pym1, A., Pym2, A. and Pym3, A. (2021) *Fernshire by bus*. F: L.',
  ],
  ['three authors', 'apa', { authors: authors(3) }, 'Pym1, A., Pym2, A., & Pym3, A. (2021). *Fernshire by bus*. L.'],
  ['four authors', 'harvard', { authors: authors(4) }, 'Pym1, A. *et al.* (2021) *Fernshire by bus*. F: L.'],
  ['no author', 'harvard', { authors: ' ' }, '*Fernshire by bus* (2021) F: L.'],
  ['no author', 'apa', { authors: '' }, '*Fernshire by bus*. (2021). L.'],
  ['no year', 'harvard', { year: '' }, 'Penwhistle, O. (no date) *Fernshire by bus*. F: L.'],
  ['no year', 'apa', { year: '' }, 'Penwhistle, O. (n.d.). *Fernshire by bus*. L.'],
  ['an edition', 'harvard', { edition: 'third edition' }, 'Penwhistle, O. (2021) *Fernshire by bus*. 3rd edn. F: L.'],
  ['an edition', 'apa', { edition: '12th' }, 'Penwhistle, O. (2021). *Fernshire by bus* (12th ed.). L.'],
  ['a first edition', 'apa', { edition: '1' }, 'Penwhistle, O. (2021). *Fernshire by bus*. L.'],
  ['a title that asks', 'apa', { title: 'Who takes the bus?' }, 'Penwhistle, O. (2021). *Who takes the bus?* L.'],
  ['its author as publisher', 'apa', { authors: 'L' }, 'L. (2021). *Fernshire by bus*.'],
  [
    'spaces and a full stop',
    'harvard',
    { title: ' Fernshire  by bus. ' },
    'Penwhistle, O. (2021) *Fernshire by bus*. F: L.',
  ],
])('a book with %s in %s', (_, style, changes, reference) => {
  const short = { ...book, place: 'F', publisher: 'L', ...changes }
  expect(marked(formatReference(short, style))).toBe(reference)
})

test('an article and a chapter without author begin with their titles', () => {
  expect(marked(formatReference({ ...article, authors: '', link: '' }, 'harvard'))).toBe(
    "'Free passes and full classrooms' (2022) *Journal of Invented Transport*, 14(2), pp. 31–48.",
  )
  expect(marked(formatReference({ ...chapter, authors: '' }, 'harvard'))).toMatch(
    /^'Left at the stop' \(2020\) in J\. Wickmoor \(ed\.\) \*Travel/,
  )
  expect(marked(formatReference({ ...article, authors: '', link: '' }, 'apa'))).toMatch(
    /^Free passes and full classrooms\. \(2022\)\. \*Journal of Invented Transport, 14\*\(2\), 31–48\.$/,
  )
})

test('editors are listed, and an edition of their book is named', () => {
  const edited = { ...chapter, editors: 'Wickmoor, J.\nLane, P.\nHill, S.', edition: '2' }
  expect(marked(formatReference(edited, 'harvard'))).toContain(
    'in J. Wickmoor, P. Lane and S. Hill (eds) *Travel and learning in Fernshire*. 2nd edn. Fernlow:',
  )
  expect(marked(formatReference(edited, 'apa'))).toContain(
    'In J. Wickmoor, P. Lane, & S. Hill (Eds.), *Travel and learning in Fernshire* (2nd ed., pp. 55–72). Hollow',
  )
})

test('APA lists nineteen and the last of more than twenty authors', () => {
  const text = marked(formatReference({ ...book, authors: authors(22) }, 'apa'))
  expect(text).toContain('Pym19, A., … Pym22, A. (2021)')
  expect(text).not.toContain('Pym20')
})

test.each(['10.1000/xyz', 'doi:10.1000/xyz', 'https://doi.org/10.1000/xyz', 'http://dx.doi.org/10.1000/xyz'])(
  'the DOI %s is an address',
  (link) => {
    expect(marked(formatReference({ ...article, link }, 'apa'))).toMatch(/ https:\/\/doi\.org\/10\.1000\/xyz$/)
  },
)

test('a list runs from A to Z by what each reference begins with', () => {
  const untitled = { ...book, authors: '', title: 'Open roads' }
  expect([untitled, article, page, book, chapter].sort(byReference('harvard'))).toEqual([
    page,
    chapter,
    untitled,
    book,
    article,
  ])
})

test.each(['31-48', '31 – 48', 'pp. 31–48', '31 to 48', 'pages 31 To 48'])('the pages “%s” are 31–48', (pages) => {
  expect(marked(formatReference({ ...article, pages }, 'harvard'))).toContain('pp. 31–48.')
})
