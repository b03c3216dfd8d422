import { setTimeout as pause } from 'node:timers/promises'
import { registryIn } from '@stepwise/deploy/gateway'
import type { Registry } from '@stepwise/shared/contracts/remote'
import type { Browser, BrowserContext, Page } from 'playwright'
import { newAccount, password } from '../../../e2e/support/accounts.ts'
import { textStepOf } from '../../../e2e/support/steps.ts'

export interface Person {
  /** What they do after a release. */
  goOn: (serial: number) => Promise<void>
  /** What they do when the versions of a month ago are gone. */
  end: () => Promise<void>
  summary: () => string
}

type Violated = (sentence: string) => void

/** A browser for each person: the first two stay on their page, the last publishes content, the others go from page to page. */
export async function openBrowsers(browser: Browser, address: string, count: number, violated: Violated) {
  const people: Person[] = []
  for (let index = 0; index < count; index += 1) {
    const isEditor = index === count - 1 && count > 2
    const context = await signedIn(browser, address, isEditor ? 'content' : 'student')
    const page = await context.newPage()
    const name = `browser ${index + 1}`
    watchFiles(page, (sentence) => violated(`${name} ${sentence}`))
    const tab = { page, address, violated: (sentence: string) => violated(`${name} ${sentence}`) }
    people.push(isEditor ? await editor(tab, name) : index < 2 ? await stayer(tab, name) : await walker(tab, name))
  }
  return people
}

interface Tab {
  page: Page
  address: string
  violated: Violated
}

async function signedIn(browser: Browser, address: string, like: 'student' | 'content'): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: address })
  await context.clock.install()
  const user = { email: await newAccount(address, like), password }
  const response = await context.request.post('/api/auth/sign_in', { data: { user }, headers: { origin: address } })
  if (!response.ok()) throw new Error(`No one could sign in: ${response.status()} ${await response.text()}`)
  return context
}

let mayMiss = false

/** No file of a version may be missing, and a page and its registry are of one promotion, with files of that alone. */
function watchFiles(page: Page, violated: Violated) {
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() === 404 && /^\/(host|remotes)\//.test(pathname) && !mayMiss)
      violated(`got 404 for ${pathname}.`)
    if (response.request().resourceType() !== 'document' || response.status() !== 200) return
    const html = await response.text().catch(() => '')
    const json = registryIn(html)
    if (json === undefined) return
    const registry: Registry = JSON.parse(json)
    const folders = [registry.host.folder, ...registry.remotes.map(({ folder }) => folder)]
    const foreign = [...html.matchAll(/(?:src|href)="(\/(?:host|remotes)\/[^"]+)"/g)]
      .map(([, file = '']) => file)
      .filter((file) => !folders.some((folder) => file.startsWith(folder)))
    if (foreign.length > 0) violated(`got a page of promotion ${registry.promotion} with ${foreign.join(', ')}.`)
  })
}

const notesPanel = (page: Page) => page.getByRole('dialog', { name: 'Notes' })
const addBox = (page: Page) => notesPanel(page).getByRole('textbox', { name: /^Note on/ })

async function openAddBox({ page }: Tab) {
  await page.getByRole('button', { name: 'Add note' }).click()
  await addBox(page).waitFor()
}

/** By the button: Escape clears what is typed first. */
async function closeNotes({ page }: Tab) {
  await notesPanel(page).getByRole('button', { name: 'Close', exact: true }).click()
  await notesPanel(page).waitFor({ state: 'detached' })
}

/** Half a note comes back with the panel a moment after it. */
async function expectDraft({ page, violated }: Tab, text: string) {
  for (let tries = 0; tries < 50; tries += 1) {
    if ((await addBox(page).inputValue()) === text) return
    await pause(200)
  }
  violated(`lost "${text}" and has "${await addBox(page).inputValue()}".`)
}

/** As who returns to the tab after a minute: it asks what is live. */
async function comeBack({ page }: Tab) {
  // From before the minute passes: the round of every five minutes may be in it, and the return asks no second time then.
  const asked = page.waitForResponse((response) => response.url().endsWith('/registry.json'))
  await page.clock.fastForward('01:01')
  await page.evaluate(() => void dispatchEvent(new Event('focus')))
  await (await asked).finished()
}

const readPromotion = ({ page }: Tab): Promise<number> =>
  page.evaluate(() => JSON.parse(document.getElementById('registry')?.textContent ?? '{}').promotion)

/** Types half a note, leaves the panel, goes to another page and back. */
async function walker(tab: Tab, name: string): Promise<Person> {
  const { page } = tab
  let loads = 0
  await page.goto(textStepOf.study)
  async function goOn(serial: number) {
    const text = `Half a thought ${serial}`
    await openAddBox(tab)
    await addBox(page).fill(text)
    await closeNotes(tab)
    await comeBack(tab)
    const before = await readPromotion(tab)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wellbeing', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Wellbeing' }).waitFor()
    if ((await readPromotion(tab)) !== before) loads += 1
    await page.goBack()
    await openAddBox(tab)
    await expectDraft(tab, text)
    await addBox(page).fill('')
    await closeNotes(tab)
  }
  return { goOn, end: () => goOn(0), summary: () => `${name} took ${loads} other sets between two pages.` }
}

/** Sits before half a note all the time; then, after a month, opens what it never opened. */
async function stayer(tab: Tab, name: string): Promise<Person> {
  const { page, violated } = tab
  await page.goto(textStepOf.study)
  await openAddBox(tab)
  let text = ''
  let wasLed = false
  const first = await readPromotion(tab)
  return {
    async goOn(serial) {
      text += `${serial} `
      await addBox(page).fill(text)
      await comeBack(tab)
      if ((await readPromotion(tab)) !== first) violated('was loaded again in the middle of a note.')
    },
    async end() {
      mayMiss = true
      await closeNotes(tab)
      // What a step opens is loaded ahead, this is not. Three attempts, then the question.
      await page.getByRole('button', { name: /^Account menu/ }).click()
      await page.getByRole('menuitem', { name: 'View Achievements' }).click()
      const notice = page.getByRole('complementary', { name: 'Update' })
      wasLed = await notice.waitFor({ timeout: 60_000 }).then(
        () => true,
        () => false,
      )
      if (!wasLed) return violated('asked for a dialog that is gone, and nothing said to load the page again.')
      await notice.getByRole('button', { name: 'Load again' }).click()
      await page.waitForFunction(
        (before) => JSON.parse(document.getElementById('registry')?.textContent ?? '{}').promotion !== before,
        first,
      )
      await openAddBox(tab)
      await expectDraft(tab, text)
    },
    summary: () => `${name} stayed over all promotions${wasLed ? ', and loaded the live set with its note' : ''}.`,
  }
}

/** Publishes a page of the content after each release, and reads it. */
async function editor(tab: Tab, name: string): Promise<Person> {
  const { page, address, violated } = tab
  let published = 0
  await page.goto('/dashboard/learn')
  const call = async (method: 'get' | 'post', path: string, data?: object) => {
    const response = await page.request[method](`/api${path}`, { ...(data && { data }), headers: { origin: address } })
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
    return response.json()
  }
  async function goOn(serial: number) {
    const { document } = await call('get', '/content_desk/documents/page:resources')
    const lead = `Publication ${serial}.`
    const body = { ...(document.body ?? document.file), lead }
    const base = document.revisions[0]?.number ?? 0
    await call('post', '/content_desk/documents/page:resources/publications', { body, base, why: lead })
    published += 1
    const shown = await call('get', '/pages/resources')
    if (!JSON.stringify(shown).includes(lead)) violated(`published "${lead}", and it is not shown.`)
  }
  return { goOn, end: () => goOn(0), summary: () => `${name} published ${published} times.` }
}
