import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { expect, test } from 'vitest'
import { findChangingWords } from './changing-words.ts'

test.each([
  ["<button aria-expanded={isOpen} onClick={() => set(!isOpen)}>{isOpen ? 'READ LESS' : 'READ MORE'}</button>", 1],
  ["<Button\n  aria-pressed={isOn}\n>\n  <span>{isOn ? 'Hide' : 'Show'}</span>\n</Button>", 1],
  ["<button aria-pressed={view.isOn} aria-label={view.isOn ? 'Mute' : 'Unmute'} />", 1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source
  ["<button aria-expanded={isOpen} aria-label={`${isOpen ? 'Hide' : 'Show'} it`}><Icon /></button>", 1],
  ["<button aria-expanded={!isHidden}>{isHidden ? 'Show' : 'Hide'}</button>", 1],
  ["<button aria-expanded={isOpen} className={isOpen ? 'a' : 'b'}>More</button>", 0],
  ['<button aria-pressed={isDark}>{isDark ? <Sun /> : <Moon />}Dark mode</button>', 0],
  ["<button onClick={toggle}>{isOpen ? 'READ LESS' : 'READ MORE'}</button>", 0],
  ["<button aria-expanded={isOpen}>More</button><p>{isOpen ? 'a' : 'b'}</p>", 0],
])('%s has %i problems', (source, count) => {
  expect(findChangingWords(source)).toHaveLength(count)
})

// docs/product/accessibility.md#changing-words
test('no button of the product changes its words and has a state too', () => {
  const sources = globSync('{host/src,remotes/*/src,shared}/**/*.tsx', { cwd: root }).filter(
    (path) => !/node_modules|\.test\./.test(path),
  )
  const states = sources.filter((path) => /aria-(expanded|pressed)=/.test(readFileSync(join(root, path), 'utf8')))
  expect(states.length).toBeGreaterThan(15)
  expect(
    states.flatMap((path) =>
      findChangingWords(readFileSync(join(root, path), 'utf8')).map((found) => `${path}: ${found}`),
    ),
  ).toEqual([])
})
