import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { coloursOf } from '../../tools/videos/colours.mjs'
import { fingerprint, MAX_BYTES_A_SECOND } from '../../tools/videos/make-video.mjs'
import { filmProblems } from '../../tools/videos/scenes/check.mjs'
import { readSource } from '../../tools/videos/source.mjs'
import { withoutScenes } from './films-without-scenes.js'

const content = fileURLToPath(new URL('../..', import.meta.url))
const slugs = readdirSync(`${content}/videos`)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.replace(/\.yaml$/, ''))

const films = slugs.map((slug) => {
  const text = readFileSync(`${content}/videos/${slug}.yaml`, 'utf8')
  const folder = `${content}/media/videos/${slug}`
  return { slug, text, folder, colours: coloursOf(content, slug), lesson: readSource(slug, text) }
})
const withScenes = films.filter(({ lesson }) => lesson.slides[0].scene)
const readVideo = ({ folder }) => JSON.parse(readFileSync(`${folder}/video.json`, 'utf8'))

test('every film that is not in the list has scenes, and none that is in it', () => {
  const others = films.filter((film) => !withScenes.includes(film))
  expect(others.map(({ slug }) => slug)).toEqual(withoutScenes)
  expect(withoutScenes.length).toBeLessThanOrEqual(42)
})

test('each film is made from its present text', () => {
  const old = films.filter(({ slug, text, colours, ...film }) => {
    const hash = fingerprint(text, colours, `${content}/voice/${slug}`)
    return !existsSync(`${film.folder}/video.json`) || readVideo(film).sourceHash !== hash
  })
  expect(old.map(({ slug }) => slug)).toEqual([])
})

test('no film is too heavy', () => {
  const heavy = films.filter((film) => {
    const bytes = statSync(`${film.folder}/video.mp4`).size
    return bytes > readVideo(film).duration * MAX_BYTES_A_SECOND
  })
  expect(heavy.map(({ slug }) => slug)).toEqual([])
})

test.each(withScenes)('$slug changes often, and shows few, large words above the captions', (film) => {
  expect(filmProblems(film.lesson, readVideo(film), film.colours)).toEqual([])
})

test('a line in README.md says what each film with scenes shows', () => {
  const readme = readFileSync(`${content}/videos/README.md`, 'utf8')
  const missing = withScenes.filter(({ slug }) => !readme.includes(`| \`${slug}\` |`))
  expect(missing.map(({ slug }) => slug)).toEqual([])
})

test('the accessibility statement says how many films describe their picture', () => {
  const described = films.filter(({ folder }) => readFileSync(`${folder}/descriptions.vtt`, 'utf8').includes('-->'))
  const statement = readFileSync(`${content}/pages/accessibility.yaml`, 'utf8')
  expect(statement).toContain(`Only ${described.length} of our ${films.length} videos describe their picture`)
  expect(statement).toContain(`${films.length - described.length} of our ${films.length} videos have no separate`)
})
