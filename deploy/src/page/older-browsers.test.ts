import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { providedFeatures } from '@stepwise/shared/contracts/supported-browsers'
import { expect, test } from 'vitest'
import { open } from '../testing/booted-page.ts'

// docs/product/browsers.md#provided

const script = readFileSync(new URL('../../../host/public/older-browsers.js', import.meta.url), 'utf8')
const remove = providedFeatures.map((path) => `delete ${path};`).join('')

/** Without static methods. */
class OlderUrl {
  readonly href: string
  constructor(address: string, base?: string) {
    this.href = new URL(address, base).href
  }
}

/** The value of an expression in a browser without any of it. */
const evaluate = (expression: string) => runInNewContext(`${remove}${script};${expression}`, { URL: OlderUrl })

test('the script provides all of it, as built-in methods are', () => {
  for (const path of providedFeatures) {
    const [owner, name] = [path.slice(0, path.lastIndexOf('.')), path.slice(path.lastIndexOf('.') + 1)]
    const found = evaluate(`Object.getOwnPropertyDescriptor(${owner}, '${name}')`)
    expect(found, path).toMatchObject({
      value: expect.any(Function),
      enumerable: false,
      configurable: true,
      writable: true,
    })
  }
})

test('each provided feature does what browsers do', () => {
  expect(evaluate(`['a\\uD83D\\uDE00', 'a\\uD83D', '\\uDE00b', ''].map((text) => text.toWellFormed())`)).toEqual([
    'a😀',
    'a\uFFFD',
    '\uFFFDb',
    '',
  ])
  expect(
    evaluate(`JSON.stringify([...Map.groupBy(['a', 'bb', 'c'], ({ length }, index) => length + (index > 5))])`),
  ).toBe('[[1,["a","c"]],[2,["bb"]]]')
  expect(
    evaluate(`[URL.canParse('https://a.test'), URL.canParse('/a', 'https://a.test'), URL.canParse('/a')]`),
  ).toEqual([true, true, false])
})

test('the script leaves alone what a browser has', () => {
  expect(runInNewContext(`const native = Map.groupBy; ${script}; Map.groupBy === native`, { URL })).toBe(true)
})

const older = 'script[src="/host/1/older-browsers.js"]'
const without = (html: string) => html.replace('<head>', `<head><script>${remove}</script>`)

test.each(['/', '/dashboard/learn'])('%s loads it where something is missing, before the bundles', async (path) => {
  const { document } = await open(path, {}, 'study', undefined, without)
  const files = [...document.querySelectorAll('script[src]')]
  expect(files.map((file) => file.getAttribute('src'))).toEqual(['/host/1/older-browsers.js', '/host/1/main.js'])
  expect(files[0]?.getAttribute('integrity')).toBe('sha256-host-older-browsers.js')
  expect(files[0]?.hasAttribute('defer')).toBe(false)
})

test('other browsers load nothing more', async () => {
  const { document } = await open('/')
  expect(document.querySelector(older)).toBeNull()
  expect(document.documentElement.outerHTML).not.toContain('src="/host/1/older')
})
