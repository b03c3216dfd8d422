import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { open, registry } from '../testing/booted-page.ts'
import { staticStyles } from './static-frame.ts'

const signedIn = { 'stepwise.signed-in': '1' }
const frameOf = (document: Document) => document.documentElement.dataset.frame
test('the page draws the frame where the shell is expected, for someone who was signed in', async () => {
  const opened = async (path: string, stored = {}) => frameOf((await open(path, stored)).document)
  expect(await opened('/flows/revision/exam-day', signedIn)).toBe('shell')
  expect(await opened('/flows/revision/exam-day')).toBeUndefined()
  expect(await opened('/dashboard/else', signedIn)).toBeUndefined()
})

test('screen readers are given the status alone, and the product has its name', async () => {
  const { document } = await open('/flows/revision/exam-day', signedIn, 'pro')
  expect(document.getElementById('frame')?.getAttribute('aria-hidden')).toBe('true')
  expect(document.querySelector('#frame b')?.textContent).toBe('Stepwise Pro')
})

test('style sheets are switched on when they are there, and none holds the frame up', async () => {
  const { document, boot } = await open('/flows/revision/exam-day', signedIn)
  const sheet = document.querySelector('link[rel=stylesheet]')
  expect(sheet?.getAttribute('media')).toBe('not all')
  sheet?.dispatchEvent(new (document.defaultView as NonNullable<typeof document.defaultView>).Event('load'))
  await boot.styles
  expect(sheet?.hasAttribute('media')).toBe(false)
})

test('a start that fails leaves no frame around its message', async () => {
  const { document } = await open('/flows/revision/exam-day', signedIn, 'study', registry.remotes, (html) =>
    html.replace(/(id="registry">)[^<]*/, '$1{}'),
  )
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Stepwise could not start'))
  expect(document.getElementById('frame')).toBeNull()
})

test.each([
  ['', /^:root \{([^}]*)/m],
  ['[data-mantine-color-scheme=dark]', /^:root\[data-mantine-color-scheme="dark"\] \{([^}]*)/m],
])('its colours are those of the tokens%s', (selector, rule) => {
  const tokens = readFileSync(new URL('../../../shared/ui/tokens.css', import.meta.url), 'utf8')
  const [, given = ''] = rule.exec(tokens) ?? []
  const own = staticStyles.split(`:root${selector}{`)[1]?.split('}')[0] ?? ''
  const colours = own.split(';').filter((line) => line.startsWith('--frame-'))
  expect(colours).toHaveLength(5)
  for (const line of colours) expect(given).toContain(line.trim().replace('--frame', '--color').replace(':', ': '))
})
