import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Edition } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing/paths'
import { expect, test } from 'vitest'
import { studyWords } from '../../test/support/study-words.ts'
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
  const apps = flows
    .flatMap(({ modules }) => modules.flatMap(({ chapters }) => chapters.flatMap(({ steps }) => steps)))
    .flatMap(({ app }) => (app ? [app.slug] : []))
  const appTexts = apps.flatMap((app) =>
    globSync(`apps/${app}/*.{html,js}`, { cwd: folder }).map((file) => [
      file,
      readFileSync(join(folder, file), 'utf8').replace(/<[^>]+>/g, ' '),
    ]),
  )
  return { flows, softwares, badges, pages, apps: Object.fromEntries(appTexts) as Record<string, string> }
}

/** One text for the people of both editions, which names the university beside the employer. */
const legal = ['accessibility', 'privacy', 'terms']

test('nothing that the pro edition serves has a word of study', () => {
  const { pages, apps, ...others } = servedIn('pro')
  const bodies = pages.filter(({ slug }) => !legal.includes(slug)).map(({ body }) => body)
  const texts = textsOf({ ...others, apps, bodies }, '')
  expect(texts.length).toBeGreaterThan(1000)
  expect(Object.keys(apps).length).toBeGreaterThan(3)
  const found = texts.flatMap(([place, text]) =>
    [...text.matchAll(new RegExp(studyWords, 'gi'))].map(
      ({ 0: word, index }) => `${place}: ${word} (${text.slice(Math.max(0, index - 40), index + 40)})`,
    ),
  )
  expect(found).toEqual([])
})

test.each(['study', 'pro'] as const)('no text of %s leads to what only the other edition has', (edition) => {
  const isElsewhere = ({ editions }: { editions: Edition[] }) => !editions.includes(edition)
  const elsewhere = [
    ...content.flows.filter(isElsewhere).map(({ slug }) => `/flows/${slug}/`),
    ...content.pages.filter(isElsewhere).map(({ address }) => address),
    ...(edition === 'pro' ? [paths.studyTools.pattern, paths.wellbeing.pattern, '/dashboard/examschedule'] : []),
  ].filter((address) => address !== '/')
  const { flows, softwares, pages } = servedIn(edition)
  const links = textsOf({ flows, softwares, pages }, '').flatMap(([, text]) => [
    ...[...text.matchAll(/href="(\/[^"]*)"/g)].map(([, address]) => String(address)),
    ...(text.startsWith('/') ? [text] : []),
  ])
  expect(links.filter((address) => address.startsWith('/flows/')).length).toBeGreaterThan(2)
  expect(links.filter((address) => elsewhere.some((other) => address.startsWith(other)))).toEqual([])
})
