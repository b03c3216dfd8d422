import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { listRuns } from '../../tools/videos/product.mjs'
import { readScenes } from '../../tools/videos/scenes/read.mjs'
import { readStills } from '../../tools/videos/scenes/stills.mjs'
import { svgPicture } from '../../tools/videos/scenes/svg.mjs'
import { film, node } from './film.js'

const HOME = { as: 'student', path: '/dashboard/learn' }
const LINK = { link: 'Lectures' }

const lessonOf = (...scenes) => {
  const slides = scenes.map((scene) => ({ title: 'A', shown: 'It.', sentences: ['One.'], scene }))
  readScenes({ slides }, (isGood, message) => {
    if (!isGood) throw new Error(message)
  })
  return { slides }
}

/** Pictures and places for every state of a lesson, as if the product had been recorded. */
function record(lesson) {
  const folder = mkdtempSync(`${tmpdir()}/stills-`)
  const keys = listRuns(lesson).flatMap(({ states }) => states.map(({ key }) => key))
  for (const key of keys) writeFileSync(`${folder}/${key}.jpg`, 'x')
  const box = { x: 600, y: 100, w: 120, h: 40 }
  const stills = keys.map((key) => [key, { files: [`${key}.jpg`], box }])
  writeFileSync(`${folder}/stills.json`, JSON.stringify(Object.fromEntries(stills)))
  readStills(folder)
}

test('says what is to be done in the product, once for each time that it is opened', () => {
  const [first, second] = listRuns(
    lessonOf(
      { product: HOME, do: { 1: [{ zoom: LINK }, { press: LINK }] } },
      { keep: ['product'], do: { 1: [{ type: { into: { textbox: '' }, text: 'Hi' } }, 'zoom'] } },
      { product: { edition: 'pro', path: '/' } },
    ),
  )

  expect(first.states.map(({ action }) => action.verb)).toEqual(['open', 'zoom', 'press', 'type'])
  expect(first).toMatchObject({ edition: 'study', as: 'student' })
  expect(second).toMatchObject({ edition: 'pro', states: [{ action: { verb: 'open', path: '/' } }] })
})

test('comes near what is meant, moves the mouse there, and shows the page that follows', () => {
  const actions = [[{ zoom: LINK }], [{ press: LINK }], [{ keys: ['Ctrl', 'K'] }]]
  record(lessonOf({ product: HOME, do: { 1: actions.flat() } }))
  const { draw, after } = film({ product: HOME }, ...actions)

  const near = node(after(1), 'product')
  expect(near.zoom).toBeGreaterThan(2)
  expect(near.fx).toBe(660)
  const pressing = node(draw(6.3), 'product').nodes
  expect(node(pressing, 'mouse')).toBeDefined()
  expect(node(after(2), 'product').zoom).toBe(1)
  const pictures = (nodes) => node(nodes, 'product').nodes.filter(({ type }) => type === 'picture')
  expect(pictures(after(2))[0].key).not.toBe(pictures(after(1))[0].key)
  expect(svgPicture(after(2), {})).toContain('data:image/jpeg;base64,')
  expect(node(after(3), 'key.Ctrl+K')).toBeDefined()
})

test('changes a page at once, when it has been pressed, and a mark stays when one comes near', () => {
  const actions = [[{ mark: LINK }, { zoom: LINK }], [{ press: LINK }]]
  record(lessonOf({ product: HOME, do: { 1: actions.flat() } }))
  const { draw, after } = film({ product: HOME }, ...actions)
  const pictures = (nodes) =>
    node(nodes, 'product').nodes.flatMap(({ type, key, opacity = 1 }) =>
      type === 'picture' && opacity > 0 ? [key] : [],
    )

  expect(node(node(after(1), 'product').nodes, 'mark')).toBeDefined()
  expect(node(draw(6.1), 'product').zoom).toBe(1)
  expect(pictures(draw(6.9))).toEqual(pictures(after(1)))
  expect(pictures(after(2))).not.toEqual(pictures(after(1)))
})

test('stays where it is near, if it is to', () => {
  const actions = [{ zoom: LINK }, { press: { ...LINK, stay: true } }]
  record(lessonOf({ product: HOME, do: { 1: actions } }))
  expect(node(film({ product: HOME }, actions).after(1), 'product').zoom).toBeGreaterThan(2)
})

test.each([
  [{ as: 'student' }, [], 'product needs a path'],
  [{ ...HOME, edition: 'home' }, [], 'edition should be study or pro'],
  [HOME, [{ press: 'Lectures' }], 'press needs one role and its name'],
  [HOME, [{ zoom: { link: 'A', button: 'B' } }], 'zoom needs one role and its name'],
])('says where a film of the product is wrong: %j', (product, actions, message) => {
  expect(() => film({ product }, actions)).toThrow(message)
})
