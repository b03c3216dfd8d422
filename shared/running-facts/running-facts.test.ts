import { defaultSetting } from '@stepwise/shared/display'
import { expect, test } from 'vitest'
import { readLiveParts, runningFacts } from './running-facts.ts'

// docs/product/public-pages.md#support-facts

const display = { theme: 'dark' as const, setting: { ...defaultSetting, fontSize: 4 } }
const aPage = (registry: unknown) => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = `<script type="application/json" id="registry">${JSON.stringify(registry)}</script>`
  return page
}

test('the facts are the versions of all parts, the browser, the window, the text size and the theme', () => {
  const remote = (name: string, version: string) => ({ version, config: { name } })
  const remotes = [remote('auth', '1.0.0-bb'), remote('learn', '1.0.0-cc')]
  const parts = readLiveParts(aPage({ host: { version: '1.0.0-aa' }, remotes }))
  expect(runningFacts(parts, display)).toEqual([
    { name: 'Version', value: '1.0.0-aa' },
    { name: 'Parts', value: 'auth 1.0.0-bb, learn 1.0.0-cc' },
    { name: 'Browser', value: navigator.userAgent },
    { name: 'Window', value: `${innerWidth} by ${innerHeight} pixels` },
    { name: 'Text size', value: '18 pixels' },
    { name: 'Theme', value: 'dark' },
  ])
})

test('a page that does not say what it runs leaves out the parts', () => {
  expect(readLiveParts(document.implementation.createHTMLDocument())).toBeNull()
  expect(runningFacts(null, display).map(({ name }) => name)).not.toContain('Parts')
})
