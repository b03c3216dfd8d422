import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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

const flows = content.flows.filter(({ editions }) => editions.includes('pro'))
const slugs = new Set(flows.map(({ slug }) => slug))
const softwares = content.softwares.map((software) => ({
  ...software,
  strategies: software.strategies.filter(({ flowStep }) => slugs.has(String(flowStep.split(':')[0]))),
}))
const badges = content.badges
  .filter(({ editions }) => editions.includes('pro'))
  .map(({ name, criterion, criterionPro }) => ({ name, criterion: criterionPro ?? criterion }))
/** One text for the people of both editions, which names the university beside the employer. */
const legal = ['accessibility', 'privacy', 'terms']
const pages = content.pages
  .filter(({ slug, editions }) => editions.includes('pro') && !legal.includes(slug))
  .map(({ body }) => body)
const apps = flows
  .flatMap(({ modules }) => modules.flatMap(({ chapters }) => chapters.flatMap(({ steps }) => steps)))
  .flatMap(({ app }) => (app ? [app.slug] : []))
const appFiles = apps.flatMap((app) =>
  globSync(`apps/${app}/*.{html,js}`, { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
)

const served = { flows, softwares, badges, pages, apps: Object.fromEntries(appFiles) }

test('nothing that the pro edition serves has a word of study', () => {
  const texts = textsOf(served, '')
  expect(texts.length).toBeGreaterThan(1000)
  expect(apps.length).toBeGreaterThan(3)
  const found = texts.flatMap(([place, text]) =>
    [...text.matchAll(new RegExp(studyWords, 'gi'))].map(
      ({ 0: word, index }) => `${place}: ${word} (${text.slice(Math.max(0, index - 40), index + 40)})`,
    ),
  )
  expect(found).toEqual([])
})
