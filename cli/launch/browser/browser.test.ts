import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '@stepwise/deploy'
import { chromium } from 'playwright'
import { expect, test } from 'vitest'
import { root } from '../root.mjs'
import { browserPath, findBrowser } from './browser.ts'

const machine =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path)

test.each([
  [['/usr/bin/chromium', '/usr/bin/google-chrome'], '/usr/bin/chromium'],
  [['/usr/bin/google-chrome-stable'], '/usr/bin/google-chrome-stable'],
  [['/snap/bin/chromium'], '/snap/bin/chromium'],
  [[chromium.executablePath(), '/usr/bin/chromium'], chromium.executablePath()],
])('given the browsers %j it uses %s', (paths, used) => {
  expect(findBrowser({}, machine(...paths))).toBe(used)
})

test('CHROMIUM_PATH comes first, and must be there', () => {
  const env = { CHROMIUM_PATH: '/opt/chrome' }
  expect(findBrowser(env, machine('/opt/chrome', '/usr/bin/chromium'))).toBe('/opt/chrome')
  expect(() => findBrowser(env, machine('/usr/bin/chromium'))).toThrow(
    'CHROMIUM_PATH is /opt/chrome, and there is no such file.',
  )
})

test('without one the commands that install one are named', async () => {
  await expect(browserPath({}, machine())).rejects.toThrow(/playwright\/cli\.js install chromium[\s\S]+apt-get install/)
})

test('only the command for tests installs a browser, never a release', async () => {
  const folder = join(root, 'cli')
  const sources = (await filesBelow(folder)).filter((name) => name.endsWith('.ts') && !name.includes('launch/browser/'))
  const texts = await Promise.all(sources.map((name) => readFile(join(folder, name), 'utf8')))
  expect(texts.length).toBeGreaterThan(50)
  expect(sources.filter((_, at) => /install-browser|ensureBrowser/.test(texts[at] ?? ''))).toEqual([])
})
