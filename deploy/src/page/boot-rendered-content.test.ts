import { expect, test } from 'vitest'
import { fillFrame, frameOfPage } from '../rendering/page-with-content.ts'
import { open, registry } from '../testing/booted-page.ts'

// docs/product/shell-and-search.md#rendered

const address = '/flows/revision/exam-day'
const signedIn = { 'stepwise.signed-in': '1' }

/** A page with its content, for someone who is signed in. */
function openRendered({ theme = 'light' as 'light' | 'dark', isWide = true } = {}, stored = {}) {
  const look = { theme, isWide, daysHere: 0 }
  const [learn] = registry.remotes
  if (!learn) throw new Error('no remote')
  const facts = { remote: 'learn', page: 'step', params: {}, user: { id: 'ada' }, look }
  const content = '<main><h1>Dune</h1><button id="press">Press</button><a href="/terms">Terms</a></main>'
  const withContent = (html: string) => fillFrame(frameOfPage(html, registry, learn, 'step'), content, facts, {})
  return open(address, { ...signedIn, ...stored }, 'study', registry.remotes, withContent)
}

test('a page with content makes no calls, and loads its code', async () => {
  const { calls, preloads, document } = await openRendered()
  expect(calls).toEqual([])
  expect(preloads).toContain('script /remotes/learn/1/step.js')
  expect(document.querySelector('#root h1')?.textContent).toBe('Dune')
  expect(document.documentElement.dataset).toMatchObject({ rendered: 'light.wide.0' })
  expect(document.documentElement.dataset.frame).toBeUndefined()
})

test.each([
  ['the person has signed out on this device', { theme: 'light', isWide: true }, { 'stepwise.sign-out-owed': '7' }],
  ['the theme is another one', { theme: 'light', isWide: true }, { 'preferred-theme': 'dark' }],
  ['the window is wider', { theme: 'light', isWide: false }, {}],
] as const)('the content is not shown where %s', async (_, look, stored) => {
  const { document } = await openRendered({ ...look }, stored)
  expect(document.documentElement.dataset).toMatchObject({ withheld: '' })
  expect(document.documentElement.dataset.rendered).toBeUndefined()
})

test('a button that is pressed before the app is there waits for it; a link is followed', async () => {
  const { document } = await openRendered()
  const seen: string[] = []
  document.body.addEventListener('click', (event) => {
    seen.push((event.target as Element).localName)
    event.preventDefault()
  })
  const button = document.getElementById('press')
  button?.click()
  document.querySelector('a')?.click()
  expect(seen).toEqual(['a'])
  expect((document.defaultView as unknown as { stepwiseBoot: StepwiseBoot }).stepwiseBoot.pressed).toBe(button)
})
