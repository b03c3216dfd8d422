import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { expect, test } from 'vitest'
import { findUnmarkedIcons } from './unmarked-icons.ts'

test.each([
  [
    '<button type="button" aria-label="Mute" onClick={() => mute()}>\n  <IconMute size={22} aria-hidden />\n</button>',
    1,
  ],
  ['<Modal.CloseButton aria-label="Close" size={44} />', 1],
  ['<button aria-label={name}>{isOn ? <IconSun {...icon} /> : <IconMoon {...icon} />}</button>', 1],
  ['<button aria-label="Mute" data-icon-name="Mute"><IconMute /></button>', 0],
  ['<a href="/" data-tip><Logo /><span>Stepwise</span></a>', 0],
  ['<IconButton aria-label="Close"><IconX /></IconButton>', 0],
  ['<button aria-label="Print, in a new tab"><IconPrinter /> Print</button>', 0],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source
  ['<Button aria-label={`Undo: ${name}`}>{words}</Button>', 0],
])('%s has %i icons without a mark', (source, count) => {
  expect(findUnmarkedIcons(source)).toHaveLength(count)
})

// docs/product/accessibility.md#tooltips
test('each icon of the product has a tip', () => {
  const sources = globSync('{host/src,remotes/*/src,shared}/**/*.tsx', { cwd: root }).filter(
    (path) => !/node_modules|\.test\./.test(path),
  )
  const found = sources.map((path) => [path, findUnmarkedIcons(readFileSync(join(root, path), 'utf8'))])
  expect(Object.fromEntries(found.filter(([, icons]) => icons?.length))).toEqual({})
})
