import type { RegistryRemote } from '@stepwise/shared/contracts/remote'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { renderPage } from '../page/page.ts'
import { pageMarks, replaceMarked } from '../page/page-parts.ts'
import { registry } from '../testing/booted-page.ts'
import { pageRegistry } from './page-registry.ts'
import { fillFrame, splitFrame } from './page-with-content.ts'

// docs/product/shell-and-search.md#rendered

const learn = registry.remotes[0] as RegistryRemote
const look = { theme: 'light', isWide: true, daysHere: 0 } as const
const facts = { remote: 'learn', page: 'step', params: {}, user: null, look }

function pageWithContent(alter = (html: string) => html) {
  const html = alter(renderPage(registry, { hasFavicon: false }))
  return new JSDOM(fillFrame(splitFrame(html, registry, learn, 'step'), '<h1>Dune</h1>', facts, {})).window.document
}

const jsonOf = (document: Document, id: string) => JSON.parse(document.getElementById(id)?.textContent ?? 'null')

test('the head has of the registry what the first script needs for this page, and the whole one comes after the content', () => {
  const document = pageWithContent()
  const order = [...document.querySelectorAll('#page-registry, h1, #registry')].map(
    ({ id, localName }) => id || localName,
  )
  expect(order).toEqual(['page-registry', 'h1', 'registry'])
  expect(jsonOf(document, 'registry')).toEqual(registry)
  const { host, remotes } = jsonOf(document, 'page-registry')
  expect(host).toMatchObject({ version: '1', edition: 'study', folder: '/host/1/', initial: registry.host.initial })
  expect(Object.keys(host.integrities).sort()).toEqual([
    'forms.css',
    'forms.js',
    'main.css',
    'main.js',
    'older-browsers.js',
  ])
  expect(remotes).toMatchObject([
    {
      config: { name: 'learn', routes: [{ page: 'step' }], slots: ['topbar.search', 'toast.achievements'] },
      pages: { step: { js: ['step.js', 'player.js'] } },
    },
  ])
  expect(Object.keys(remotes[0].integrities).sort()).toEqual([
    'entry.js',
    'player.js',
    'search.js',
    'step.css',
    'step.js',
    'toast.js',
  ])
})

test('the first script of an earlier release finds the whole registry in the head', () => {
  const document = pageWithContent((html) => {
    const [line = ''] = /<script type="application\/json" id="registry">.*<\/script>/.exec(html) ?? []
    return replaceMarked(html, pageMarks.registry, line)
  })
  expect(document.head.querySelector('#registry')).not.toBeNull()
  expect(document.getElementById('page-registry')).toBeNull()
})

test('a browser that looks ahead finds the files of the page: before the scripts, and with no policy in between', () => {
  const document = pageWithContent()
  expect(document.querySelector('meta[http-equiv]')).toBeNull()
  const early = [...document.querySelectorAll('script:not([src]):not([type]), link[as=style]')]
  expect(early.map((element) => element.getAttribute('href'))).toEqual([
    '/remotes/learn/1/step.css',
    '/host/1/main.css',
    null,
    null,
  ])
})

test('a remote of another release, which leaves something out, costs no other its content', () => {
  const { slots: _, ...other } = { ...learn, config: { ...learn.config, name: 'other' } }
  const bare = { ...learn, pages: { step: {} } } as unknown as RegistryRemote
  const { remotes } = pageRegistry({ ...registry, remotes: [other as RegistryRemote, bare] }, bare, 'step')
  expect(remotes.map(({ config }) => config.name)).toEqual(['learn'])
})
