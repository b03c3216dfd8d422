import type { PageModule, Registry, RegistryRemote, User } from '@stepwise/shared/contracts'
import type { RenderedData } from '@stepwise/shared/contracts/rendered-page'
import { setRenderedLook } from '@stepwise/shared/display'
import { camelize } from '@stepwise/shared/http/camelize'
import { type LazyPart, loadInTime } from '@stepwise/shared/lazy'
import { sessionGiven, signedOut } from '@stepwise/shared/session'
import { launch } from 'effector'
import type { ComponentType } from 'react'
import { reportFault } from '../remotes/report-fault.ts'
import { type EarlyUse, watchEarlyUse } from './early-use.ts'
import { pageStart } from './page-start.ts'
import { replayTyped } from './replay-typed.ts'
import { endVisitorStyles, takeVisitorStyles } from './visitor-styles.ts'

type RenderedPage = RenderedData & { answers: Record<string, unknown> }

const jsonOf = (document: Document, id: string): unknown =>
  JSON.parse(document.getElementById(id)?.textContent ?? 'null')

/**
 * What this page was rendered from in the gateway; undefined for a page without content, and where its first script has found that the
 * content is not for this device (docs/decisions/082-rendered-pages.md).
 */
export function readRenderedPage(document: Document): RenderedPage | undefined {
  if (document.documentElement.dataset.rendered === undefined) return undefined
  const facts = jsonOf(document, 'rendered') as RenderedData | null
  return facts ? { ...facts, answers: (jsonOf(document, 'answers') ?? {}) as Record<string, unknown> } : undefined
}

/** The page that is being taken over: `ready` resolves when its code is there, or has failed. */
let taken: { page: RenderedPage; part: LazyPart<ComponentType>; ready: Promise<unknown>; use: EarlyUse } | undefined

/** Fills what the frame shows, and waits for the code of the page. Before React takes `root` over. */
export function takeRenderedPage(
  root: Element,
  page: RenderedPage,
  registry: Registry,
  partOf: (remote: RegistryRemote, name: { page: string }) => LazyPart<ComponentType>,
): void {
  restoreStyles(page.styles)
  setRenderedLook(page.look)
  // The page asks for them as always. Nothing is read from a body: they come within the task in which they are asked for.
  for (const [call, answer] of Object.entries(page.answers))
    Object.assign(globalThis.stepwiseBoot?.calls ?? {}, {
      [call]: Promise.resolve(Object.assign(new Response(null), { json: async () => answer })),
    })
  if (page.user) sessionGiven(camelize(page.user) as User)
  else {
    takeVisitorStyles()
    signedOut()
  }
  const owner = registry.remotes.find(({ config }) => config.name === page.remote)
  if (!owner) return
  const part = partOf(owner, { page: page.page })
  const ready = page.user ? loadForPerson(part) : loadForVisitors(part, owner)
  taken = { page, part, ready, use: watchEarlyUse(root) }
}

/** Resolves with why the code has not come, if it has not: a card says so. */
const loadForPerson = (part: LazyPart<ComponentType>): Promise<unknown> =>
  loadInTime(part).then(
    () => undefined,
    (error) => error,
  )

/** Where the code does not come, visitors go on with what they read, its links and its forms; who presses a button sees a message. */
function loadForVisitors(part: LazyPart<ComponentType>, { config, version }: RegistryRemote): Promise<unknown> {
  return new Promise((resolve) => {
    const load = () =>
      loadInTime(part).then(
        () => resolve(undefined),
        (error) => {
          reportFault({ part: config.name, version, error })
          globalThis.stepwiseBoot?.showLostPress?.()
          // It may be late, or come with the network.
          part.load().then(
            () => resolve(undefined),
            () => addEventListener('online', load, { once: true }),
          )
        },
      )
    load()
  })
}

/** For the part of the rendered page, a promise that must resolve before it can take over its HTML: with why it has failed. */
export const renderedPartReady = (part: LazyPart<ComponentType>): Promise<unknown> | undefined =>
  taken?.part === part ? taken.ready : undefined

/** Fills the stores of the rendered page, when its code has come: what it renders first is what is there. */
export async function fillRenderedPage(remote: string, name: string, { initialStores }: PageModule): Promise<void> {
  if (!taken || taken.page.remote !== remote || taken.page.page !== name) return
  const values = await pageStart(initialStores, taken.page)
  if (!values || 'goTo' in values) return
  // biome-ignore lint/suspicious/noExplicitAny: each store has a type of its own
  launch({ target: values.map(([store]) => store) as any, params: values.map(([, value]) => value) as any })
}

/** The app is in charge of all but the page, whose code may still be on its way. */
export const frameTaken = () => taken?.use.endInFrame()

/** The app is in charge of the whole page: what was pressed before is pressed now (deploy/src/page/boot/early-press.ts). */
export function renderedPageTaken(): void {
  const { dataset } = document.documentElement
  if (dataset.rendered === undefined || !taken) return
  const { page, use } = taken
  delete dataset.rendered
  endVisitorStyles()
  use.end()
  const { pressed } = globalThis.stepwiseBoot ?? {}
  const target = pressed && use.nowOf(pressed)
  void replayTyped(use)
  // After the page has its answers: they are older than what was pressed, and would take it back.
  setTimeout(() => {
    // What the page has not asked for by now it would get later, when it is no longer true.
    for (const call of Object.keys(page.answers)) delete globalThis.stepwiseBoot?.calls?.[call]
    if (target instanceof HTMLElement) target.click()
  })
}

/** As the elements had them before the policy took them away, and as React believes that they have them. */
function restoreStyles(styles: string[]): void {
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = styles[Number(element.dataset.style)] ?? ''
    delete element.dataset.style
  }
  document.getElementById('rendered-styles')?.remove()
}

/**
 * React has found other HTML than it renders, and has drawn that part again: a translator or a reading helper was faster. Nothing has
 * failed; journeys look for it where no one has changed the page.
 */
export function noteRedrawn(error: unknown): void {
  console.debug('Drawn again:', error)
}
