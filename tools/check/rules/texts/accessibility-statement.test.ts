import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

// docs/product/public-pages.md#accessibility-statement: each claim that a test can hold, by its first words, with the test: its file, and words
// of it.

const specs = 'e2e/specs'
const tried: Record<string, Record<string, [file: string, words: string][]>> = {
  'opening-list': {
    'do everything with a keyboard': [
      [`${specs}/learn-by-keyboard.spec.ts`, 'everything a learner does works by keyboard alone'],
      [`${specs}/ruler-and-names.spec.ts`, 'names of icons'],
    ],
    'listen to every page': [[`${specs}/heard.spec.ts`, 'pages are heard as recorded']],
    'make the text larger': [[`${specs}/reflow.spec.ts`, 'nothing is cut off or scrolls sideways']],
    'change text size, font': [[`${specs}/display-everywhere.spec.ts`, 'dialogs are in the font, size and colours']],
    'have a text read aloud': [
      [`${specs}/read-aloud.spec.ts`, 'a step is read by keyboard alone'],
      [`${specs}/ruler-and-names.spec.ts`, 'the reading ruler follows keys'],
    ],
    'see the names of all buttons': [
      [`${specs}/ruler-and-names.spec.ts`, 'names of icons'],
      [`${specs}/shortcuts.spec.ts`, 'a shortcut that is switched off does nothing'],
    ],
    'watch videos with captions': [
      [`${specs}/player-captions.spec.ts`, 'a caption of two lines is never cut off'],
      [`${specs}/player-transcript.spec.ts`, 'the current transcript line is the caption on screen'],
      ['remotes/learn/src/pages/tutorial/tutorial.model.test.ts', 'is also completed by its text'],
    ],
    'have each of our 95 videos': [['content/tests/videos/films.test.js', 'each film describes its picture']],
    'take the time that you need': [[`${specs}/session-ended.spec.ts`, 'after the session has ended']],
  },
  'tested-list': {
    '**Automatic rules:**': [['cli/launch/browser/accessibility.ts', 'wcag22aa']],
    '**Keyboard:**': [
      ['e2e/support/focus-stops.ts', 'expectEveryStopSeen'],
      [`${specs}/overlay-focus.spec.ts`, 'each stop is seen in what opens over a page'],
    ],
    '**What is said:**': [
      [`${specs}/heard.spec.ts`, 'pages are heard as recorded'],
      [`${specs}/names-and-stops.spec.ts`, 'names and stops: '],
    ],
    '**Window and text:**': [
      [`${specs}/reflow-spacing.spec.ts`, 'no text lies on another one'],
      [`${specs}/forced-colours.spec.ts`, 'in forced colours'],
      [`${specs}/print.spec.ts`, 'on paper everything is dark on white'],
    ],
    '**Contrast:**': [[`${specs}/contrast.spec.ts`, 'text and marks are seen in every swatch']],
    '**An audit**': [],
    '**Other browsers:**': [['e2e/engines/playwright.config.ts', 'firefox']],
    '**Orca,**': [['e2e/engines/orca/record.ts', 'firefox']],
    '**By hand:**': [['docs/accessibility-conformance.md', 'hand']],
  },
}

const statement = parse(readFileSync(join(root, 'content/pages/accessibility.yaml'), 'utf8'))
const itemsOf = (id: string): string[] => statement.blocks.find((block: { id: string }) => block.id === id)?.items ?? []

test.each(Object.entries(tried))('%s: each claim is here, and its test is there', (list, claims) => {
  const beginnings = Object.keys(claims)
  const items = itemsOf(list)
  expect(items.map((item) => beginnings.find((words) => item.startsWith(words)) ?? item)).toEqual(beginnings)
  for (const [file, words] of Object.values(claims).flat()) {
    expect(readFileSync(join(root, file), 'utf8').toLowerCase(), `${file}: ${words}`).toContain(words.toLowerCase())
  }
})

test('the page says what the videos lack: sign language and the voice of a person', () => {
  expect(itemsOf('how-accessible-list')).toEqual([
    'The videos have no sign language.',
    'The voice in the videos is made by a computer.',
  ])
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /^voice\/.*\.wav$|^media\/videos\/.*sign/.test(file))).toEqual([])
})
