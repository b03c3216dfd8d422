import { expect, test } from 'vitest'
import { bodyParts } from './body-parts.ts'
import { fieldFindings, formFindings } from './form-findings.ts'

const image = '/images/scene.svg'
const step = (text: string, more: object = {}) => ({ name: 'Read', text, ...more })
const page = (...blocks: object[]) => ({
  title: 'Help',
  blocks: blocks.map((block, index) => ({ id: `block-${index}`, ...block })),
})
const picture = (more: object) => page({ type: 'image', image, ...more })
const link = (label: string, to = 'https://example.org/help') => page({ type: 'link', label, to })
const stretch = (more: object) => page({ type: 'exercise', name: 'Neck', least: 10, most: 20, tips: ['Sit.'], ...more })
const heading = (level: number) => ({ type: 'heading', level, text: `Level ${level}` })

function findingsIn(kind: 'page' | 'step', body: Record<string, unknown>) {
  const findings = [...fieldFindings(kind, body), ...formFindings(bodyParts(kind, body))]
  return findings.map(({ level, rule, path }) => `${level} ${rule} ${path}`)
}

test.each([
  ['headings from level 2 on', '## One\n\n### Two\n\n## Three', []],
  ['the level of the title', '# One', ['error heading-order text']],
  ['a first heading of level 3', '### One', ['error heading-order text']],
  ['a skipped level', '## One\n\n#### Two', ['error heading-order text']],
  ['HTML', 'Hello <b>you</b>', ['error html text', 'error html text']],
  ['a script', '<script>alert(1)</script>', ['error html text']],
  ['an HTML comment', 'One\n\n<!-- two -->', ['error html text']],
  ['a link that says where it leads', '[The library](https://example.org)', []],
  ['a link to here', 'Find it [here](https://example.org).', ['error link-text text']],
  ['a link to click here, in bold', '[**Click here!**](https://example.org)', ['error link-text text']],
  ['a link without words', '[](https://example.org)', ['error link-text text']],
  ['a bare address', 'See https://example.org/help', ['warning link-text text']],
  ['an address of a mailbox', 'Write to help@example.org', []],
  ['an image with its description', `![A desk and a lamp](${image})`, []],
  ['an image without', `![](${image})`, ['error alt-text text']],
  ['the name of a file as description', `![IMG_0042](${image})`, ['error alt-text text']],
  ['code that looks like HTML', 'Write `<b>`.', []],
])('the text of a step: %s', (_what, text, expected) => {
  expect(findingsIn('step', step(text))).toEqual(expected)
})

test('headings go on from a step’s text to what is behind READ MORE, and not to its tip', () => {
  expect(findingsIn('step', step('## One', { more: '### Two' }))).toEqual([])
  expect(findingsIn('step', step('## One', { tip: '### Two' }))).toEqual(['error heading-order tip'])
})

test.each([
  ['an image that is described', picture({ alt: 'A desk' }), []],
  ['an image that is not', picture({}), ['error alt-text blocks/0/alt']],
  ['a decoration', picture({ decorative: true }), []],
  ['a decoration with a description', picture({ decorative: true, alt: 'A desk' }), ['warning alt-text blocks/0/alt']],
  ['the name of a file as description', picture({ alt: 'desk.png' }), ['error alt-text blocks/0/alt']],
  ['a card of an earlier release, whose picture is decoration', page({ type: 'card', title: 'Sleep', image }), []],
  ['a card whose picture is decoration', page({ type: 'card', title: 'Sleep', image, decorative: true }), []],
  [
    'a card whose picture is neither described nor decoration',
    page({ type: 'card', title: 'Sleep', image, decorative: false }),
    ['error alt-text blocks/0/alt'],
  ],
  ['a card without a picture', page({ type: 'card', title: 'Sleep', decorative: false }), []],
  ['a focal point', page({ type: 'card', title: 'Sleep', image, focus: '30 100' }), []],
  [
    'a focal point outside of the picture',
    page({ type: 'card', title: 'Sleep', image, focus: '30 101' }),
    ['error field blocks/0/focus'],
  ],
  [
    'a card whose picture has a file’s name',
    page({ type: 'card', title: 'Sleep', image, alt: 'sleep.webp' }),
    ['warning alt-text blocks/0/alt'],
  ],
  ['headings in order', page(heading(2), heading(3), heading(2), heading(3)), []],
  ['a first heading of level 3', page(heading(3)), ['error heading-order blocks/0/text']],
  ['a heading inside the text below one', page(heading(2), { type: 'text', text: '### More' }), []],
  ['a skipped level inside a text', page({ type: 'text', text: '### More' }), ['error heading-order blocks/0/text']],
  ['a link with words', link('Samaritans'), []],
  ['a link that says nothing', link('Read more'), ['error link-text blocks/0/label']],
  ['a link that is an address', link('https://example.org'), ['warning link-text blocks/0/label']],
  ['a script as address', link('Samaritans', 'javascript:alert(1)'), ['error field blocks/0/to']],
  ['data as address', link('Samaritans', 'data:text/html,x'), ['error field blocks/0/to']],
  ['an unknown kind of block', page({ type: 'marquee' }), ['error field blocks/0/type']],
  ['a missing title', { ...page(), title: ' ' }, ['error field title']],
  ['no blocks', { title: 'Help', blocks: 'none' }, ['error field blocks']],
  [
    'a stretch that ends before it begins',
    page({ type: 'exercise', name: 'Neck', least: 20, most: 10, tips: ['Sit.'] }),
    ['error field blocks/0/most'],
  ],
  ['a stretch with two pictures and their description', stretch({ image, start: image, alt: 'A person' }), []],
  ['a stretch whose picture is not described', stretch({ image, start: image }), ['error alt-text blocks/0/alt']],
  ['a stretch without a picture', stretch({}), []],
  ['a stretch with the position before it alone', stretch({ start: image }), ['error field blocks/0/image']],
])('a page: %s', (_what, body, expected) => {
  expect(findingsIn('page', body)).toEqual(expected)
})

test.each([
  ['quotes', '> '.repeat(20_000)],
  ['underscores', '_a'.repeat(29_000)],
  ['exclamation marks', 'a!'.repeat(29_000)],
  ['lists and quotes', '- > '.repeat(14_000)],
  ['brackets', '['.repeat(59_000)],
])('60 kB of %s are refused for their marks, and for nothing that reading them would find', (_what, text) => {
  expect(findingsIn('step', step(text))).toEqual(['error field text'])
})

test('a long rule and a table of ten rows are not too many marks', () => {
  const table = `| a | b |\n| --- | --- |\n${'| one | two |\n'.repeat(10)}`
  expect(findingsIn('step', step(`One\n\n${'-'.repeat(80)}\n\n${table}\n\n${'> '.repeat(39)}x`))).toEqual([])
})

test('a body of anything at all breaks nothing', () => {
  for (const kind of ['page', 'step', 'software', 'badge', 'directives'] as const) {
    for (const value of [null, 7, 'x', [], {}, [null], [{ id: 4 }]]) {
      const body = { title: value, blocks: value, name: value, text: value, words: value }
      expect(() => [fieldFindings(kind, body), formFindings(bodyParts(kind, body))]).not.toThrow()
    }
  }
})

test.each([
  [image, 'The picture “scene.svg” has no description.'],
  [`/api/content_images/${'0'.repeat(64)}.webp`, 'The uploaded picture has no description.'],
])('a picture without a description is named by its file, and shown: %s', (address, message) => {
  const findings = formFindings(bodyParts('page', picture({ image: address })))
  expect(findings).toEqual([{ level: 'error', rule: 'alt-text', path: 'blocks/0/alt', message, image: address }])
})
