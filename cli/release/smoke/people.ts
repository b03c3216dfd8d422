import { UserFacingError } from '@stepwise/deploy/errors'
import type { Registry, RemoteRoute } from '@stepwise/shared/contracts/remote'
import type { APIRequestContext, Browser, BrowserContext } from 'playwright'
import { recordPages } from './page-record.ts'

/** The demo account that a page is opened as, by the name before the @; '' for a visitor. */
export type Person = string

const learners = { study: 'student', pro: 'pro' }

/** Whoever sees a page: first as most people do, then those of whom the product knows all there can be, or nothing yet. */
export function peopleFor(route: RemoteRoute, edition: Registry['host']['edition']): Person[] {
  const first = personFor(route, edition)
  if (first !== learners[edition]) return [first]
  return [first, 'finished', 'content']
}

function personFor({ access, gate, role }: RemoteRoute, edition: Registry['host']['edition']): Person {
  if (access !== 'signed-in') return ''
  if (role === 'content_manager') return 'content'
  if (role === 'qa') return 'qa'
  return gate === 'none' ? 'new' : learners[edition]
}

/** Signs in as a demo account, or as a new one with its progress, which no one else's presses have changed. */
export async function signIn(caller: APIRequestContext, person: Person, { asNew = false } = {}): Promise<void> {
  const email = asNew ? await newAccountLike(caller, person) : `${person}@demo.stepwise.test`
  const response = await caller.post('/api/auth/sign_in', { data: { user: { email, password: 'Stepwise-demo-1' } } })
  if (!response.ok()) throw new UserFacingError([`The smoke could not sign in as ${person}: ${response.status()}.`])
}

async function newAccountLike(caller: APIRequestContext, person: Person): Promise<string> {
  const response = await caller.post('/api/dev/demo_accounts', { data: { like: person } })
  if (!response.ok()) throw new UserFacingError([`The smoke got no account like ${person}: ${response.status()}.`])
  return ((await response.json()) as { email: string }).email
}

/** Browser contexts of people who have signed in at an address: one for each, or with `asNew` another each time. */
export function createContexts(browser: Browser, address: string) {
  const contexts = new Map<Person, Promise<BrowserContext>>()

  async function signedIn(person: Person, asNew: boolean): Promise<BrowserContext> {
    const context = await browser.newContext({
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      baseURL: address,
    })
    await recordPages(context)
    if (person !== '') await signIn(context.request, person, { asNew })
    return context
  }

  return (person: Person, { asNew = false } = {}): Promise<BrowserContext> => {
    if (asNew) return signedIn(person, true)
    const context = contexts.get(person) ?? signedIn(person, false)
    contexts.set(person, context)
    return context
  }
}
