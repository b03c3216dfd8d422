import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findColours } from '../../tools/videos/colours.mjs'
import { fingerprint, MAX_BYTES_A_SECOND } from '../../tools/videos/make-video.mjs'
import { filmProblems } from '../../tools/videos/scenes/check.mjs'
import { readSource } from '../../tools/videos/source.mjs'

const content = fileURLToPath(new URL('../..', import.meta.url))
const slugs = readdirSync(`${content}/videos`)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.replace(/\.yaml$/, ''))

const films = slugs.map((slug) => {
  const text = readFileSync(`${content}/videos/${slug}.yaml`, 'utf8')
  const folder = `${content}/media/videos/${slug}`
  return { slug, text, folder, colours: findColours(content, slug), lesson: readSource(slug, text) }
})
const readVideo = ({ folder }) => JSON.parse(readFileSync(`${folder}/video.json`, 'utf8'))

test('each film is made from its present text', () => {
  const old = films.filter(({ slug, text, colours, ...film }) => {
    const hash = fingerprint(text, colours, `${content}/voice/${slug}`)
    return !existsSync(`${film.folder}/video.json`) || readVideo(film).sourceHash !== hash
  })
  expect(old.map(({ slug }) => slug)).toEqual([])
})

test('no film is too heavy, nor are all together', () => {
  const bytesOf = ({ folder }) => statSync(`${folder}/video.mp4`).size
  const heavy = films.filter((film) => bytesOf(film) > readVideo(film).duration * MAX_BYTES_A_SECOND)
  expect(heavy.map(({ slug }) => slug)).toEqual([])
  expect(films.reduce((sum, film) => sum + bytesOf(film), 0)).toBeLessThanOrEqual(75_000_000)
})

test.each(films)('$slug changes often, and shows few, large words above the captions', (film) => {
  expect(filmProblems(film.lesson, readVideo(film), film.colours)).toEqual([])
})

test('a line in README.md says what each film shows', () => {
  const readme = readFileSync(`${content}/videos/README.md`, 'utf8')
  const missing = films.filter(({ slug }) => !readme.includes(`| \`${slug}\` |`))
  expect(missing.map(({ slug }) => slug)).toEqual([])
})

test('each film describes its picture, as the accessibility statement says', () => {
  const silent = films.filter(({ folder }) => !readFileSync(`${folder}/descriptions.vtt`, 'utf8').includes('-->'))
  expect(silent.map(({ slug }) => slug)).toEqual([])
  const statement = readFileSync(`${content}/pages/accessibility.yaml`, 'utf8')
  expect(statement).toContain(`each of our ${films.length} videos describe its picture`)
})
