import { expect, test } from 'vitest'
import { formatCitations } from './citations.ts'
import type { Source, Style } from './source.ts'
import { article, authors, book, marked, page } from './testing/sources.ts'

test.each<[Style, Source, string[]]>([
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
  const citations = formatCitations(source, style)
  expect([citations.bracket, citations.sentence, citations.quotation].map(marked)).toEqual([
    bracket,
    sentence,
    quotation,
  ])
})
