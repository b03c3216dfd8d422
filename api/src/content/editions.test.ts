import { fileURLToPath } from 'node:url'
import type { Edition } from '@stepwise/shared/contracts'
import { expect, test } from 'vitest'
import { studyWords, workWords } from '../../test/support/edition-words.ts'
import { readContent } from './read-content.ts'

// docs/product/homes.md#flows-by-edition

const folder = fileURLToPath(new URL('../../../content', import.meta.url))
const content = readContent(folder)

/** Every text of a value, with where it stands. */
function textsOf(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${place} ${key}`))
}

/** Everything that an edition serves of the content. */
function servedIn(edition: Edition) {
  const flows = content.flows.filter(({ editions }) => editions.includes(edition))
  const slugs = new Set(flows.map(({ slug }) => slug))
  const softwares = content.softwares.map((software) => ({
    ...software,
    strategies: software.strategies.filter(({ flowStep }) => slugs.has(String(flowStep.split(':')[0]))),
  }))
  const badges = content.badges
    .filter(({ editions }) => editions.includes(edition))
    .map(({ name, criterion, criterionPro }) => ({ name, criterion: (edition === 'pro' && criterionPro) || criterion }))
  const pages = content.pages.filter(({ editions }) => editions.includes(edition))
  return { flows, softwares, badges, pages }
}

/** Words of the other edition that readers of this one meet, by where they stand: why. */
const allowed = {
  pro: [
    [/^page (accessibility|privacy|terms) /, 'one text for both, which names the university beside the employer'],
    [/^page support-contacts blocks 6 /, 'Nightline is for students, and the others should know before they call'],
    [/ provenance sources \d+ (name|url): /, 'the publisher is called so'],
  ],
  study: [
    [/^page (accessibility|privacy|terms) /, 'one text for both, which names the employer beside the university'],
    [/^page landing blocks 24 title: /, 'the specification of the landing page says so'],
    [/ provenance sources \d+ (name|url): /, 'the publisher calls its document so'],
  ],
} satisfies Record<Edition, [RegExp, string][]>
const otherWords = { pro: studyWords, study: workWords }

test.each(['study', 'pro'] as const)('nothing that %s serves has a word of the other edition', (edition) => {
  const { pages, ...others } = servedIn(edition)
  const texts = [...textsOf(others, ''), ...pages.flatMap(({ slug, body }) => textsOf(body, `page ${slug}`))]
  expect(texts.length).toBeGreaterThan(1000)
  const found = texts.flatMap(([place, text]) =>
    [...text.matchAll(new RegExp(otherWords[edition], 'gi'))].map(
      ({ 0: word, index }) => `${place}: ${word} (${text.slice(Math.max(0, index - 40), index + 40)})`,
    ),
  )
  const isAllowed = (one: string) => allowed[edition].some(([place]) => place.test(one))
  expect(found.filter((one) => !isAllowed(one))).toEqual([])
  for (const [place, why] of allowed[edition])
    expect(
      found.some((one) => place.test(one)),
      why,
    ).toBe(true)
})
