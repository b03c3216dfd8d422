import { expect, test } from 'vitest'
import { checksOf } from '../../apps/referencing-helper/checks.js'
import { byReference, citationsOf, referenceOf } from '../../apps/referencing-helper/reference.js'

/** With the marks of Markdown around what is italic. */
const marked = (runs) => runs.map(({ text, isItalic }) => (isItalic ? `*${text}*` : text)).join('')

// The made-up sources of the steps “Harvard, part by part” and “The same sources in APA 7”.
const book = {
  kind: 'book',
  authors: 'Penwhistle, Olive',
  year: '2021',
  title: 'Fernshire by bus',
  place: 'Fernlow',
  publisher: 'Lantern Lane Press',
}
const article = {
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
const page = {
  kind: 'page',
  authors: 'Fernshire Travel Office',
  year: '2025',
  date: '3 March',
  title: 'Student bus passes: the first two years',
  site: 'Fernshire Travel Office',
  link: 'https://travel.fernshire.example/passes',
  read: '12 October 2026',
}
const chapter = {
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

test.each([
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
  expect(marked(referenceOf(source, style))).toBe(reference)
})

const authors = (count) => Array.from({ length: count }, (_, at) => `Pym${at + 1}, A`).join('\n')

test.each([
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
  expect(marked(referenceOf(short, style))).toBe(reference)
})

test('an article and a chapter without author begin with their titles', () => {
  expect(marked(referenceOf({ ...article, authors: '', link: '' }, 'harvard'))).toBe(
    "'Free passes and full classrooms' (2022) *Journal of Invented Transport*, 14(2), pp. 31–48.",
  )
  expect(marked(referenceOf({ ...chapter, authors: '' }, 'harvard'))).toMatch(
    /^'Left at the stop' \(2020\) in J\. Wickmoor \(ed\.\) \*Travel/,
  )
  expect(marked(referenceOf({ ...article, authors: '', link: '' }, 'apa'))).toMatch(
    /^Free passes and full classrooms\. \(2022\)\. \*Journal of Invented Transport, 14\*\(2\), 31–48\.$/,
  )
})

test('editors are listed, and an edition of their book is named', () => {
  const edited = { ...chapter, editors: 'Wickmoor, J.\nLane, P.\nHill, S.', edition: '2' }
  expect(marked(referenceOf(edited, 'harvard'))).toContain(
    'in J. Wickmoor, P. Lane and S. Hill (eds) *Travel and learning in Fernshire*. 2nd edn. Fernlow:',
  )
  expect(marked(referenceOf(edited, 'apa'))).toContain(
    'In J. Wickmoor, P. Lane, & S. Hill (Eds.), *Travel and learning in Fernshire* (2nd ed., pp. 55–72). Hollow',
  )
})

test('of more than twenty authors APA lists nineteen and the last', () => {
  const text = marked(referenceOf({ ...book, authors: authors(22) }, 'apa'))
  expect(text).toContain('Pym19, A., … Pym22, A. (2021)')
  expect(text).not.toContain('Pym20')
})

test.each(['10.1000/xyz', 'doi:10.1000/xyz', 'https://doi.org/10.1000/xyz', 'http://dx.doi.org/10.1000/xyz'])(
  'the DOI %s is an address',
  (link) => {
    expect(marked(referenceOf({ ...article, link }, 'apa'))).toMatch(/ https:\/\/doi\.org\/10\.1000\/xyz$/)
  },
)

test.each([
  ['harvard', article, ['(Tamberlow and Pym, 2022)', 'Tamberlow and Pym (2022)', '(Tamberlow and Pym, 2022, p. 31)']],
  ['apa', article, ['(Tamberlow & Pym, 2022)', 'Tamberlow and Pym (2022)', '(Tamberlow & Pym, 2022, p. 31)']],
  [
    'harvard',
    { ...book, authors: authors(4) },
    ['(Pym1 *et al.*, 2021)', 'Pym1 *et al.* (2021)', '(Pym1 *et al.*, 2021, p. 12)'],
  ],
  [
    'harvard',
    { ...book, authors: authors(3) },
    ['(Pym1, Pym2 and Pym3, 2021)', 'Pym1, Pym2 and Pym3 (2021)', '(Pym1, Pym2 and Pym3, 2021, p. 12)'],
  ],
  [
    'apa',
    { ...book, authors: authors(3) },
    ['(Pym1 et al., 2021)', 'Pym1 et al. (2021)', '(Pym1 et al., 2021, p. 12)'],
  ],
  [
    'apa',
    { ...page, year: '' },
    ['(Fernshire Travel Office, n.d.)', 'Fernshire Travel Office (n.d.)', '(Fernshire Travel Office, n.d., p. 12)'],
  ],
  [
    'apa',
    { ...article, authors: '' },
    [
      '(“Free passes and full classrooms”, 2022)',
      '“Free passes and full classrooms” (2022)',
      '(“Free passes and full classrooms”, 2022, p. 31)',
    ],
  ],
])('the short forms in %s', (style, source, [bracket, sentence, quotation]) => {
  const citations = citationsOf(source, style)
  expect([citations.bracket, citations.sentence, citations.quotation].map(marked)).toEqual([
    bracket,
    sentence,
    quotation,
  ])
})

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

test.each([
  ['book', book],
  ['article', article],
  ['page', page],
  ['chapter', chapter],
])('there is nothing to check in a whole %s', (_, source) => {
  expect(checksOf(source, 'harvard', 2026)).toEqual([])
  expect(checksOf(source, 'apa', 2026)).toEqual([])
})

test.each([
  [{ year: '' }, /^There is no year/],
  [{ year: 'March 2021' }, /not four figures/],
  [{ year: '2108' }, /2108 is in the future/],
  [{ authors: '' }, /^There is no author/],
  [{ authors: 'Rosa Tamberlow' }, /“Rosa Tamberlow” has no comma/],
  [{ authors: 'TAMBERLOW, R.' }, /“TAMBERLOW” is in capital letters/],
  [{ journal: '' }, /^There is no journal/],
  [{ volume: '' }, /^There is no volume/],
  [{ pages: '' }, /^There are no pages/],
  [{ pages: '48-31' }, /from 48 to 31/],
  [{ title: 'FREE PASSES AND FULL CLASSROOMS' }, /title is in capital letters/],
  [{ title: 'Free Passes and Full Classrooms in Fernshire' }, /Many words of the title/],
  [{ link: 'the library' }, /^The link is no DOI/],
  [{ link: 'https://library.example/a' }, /^Harvard wants the day/],
  [{ authors: authors(5) }, /four authors or more/],
])('what may be wrong is said: %j', (changes, message) => {
  expect(checksOf({ ...article, ...changes }, 'harvard', 2026)).toEqual([expect.stringMatching(message)])
})

test.each(['31-48', '31 – 48', 'pp. 31–48', '31 to 48', 'pages 31 To 48'])('the pages “%s” are 31–48', (pages) => {
  expect(marked(referenceOf({ ...article, pages }, 'harvard'))).toContain('pp. 31–48.')
})
