import { UserFacingError } from '@stepwise/deploy/errors'
import type { Registry, RemoteRoute } from '@stepwise/shared/contracts/remote'
import type { Browser, BrowserContext } from 'playwright'
import { watchHarm } from './harm.ts'

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

/** Browser contexts of people who have signed in at an address, one for each. */
export function contextsOf(browser: Browser, address: string) {
  const contexts = new Map<Person, Promise<BrowserContext>>()

  async function signedIn(person: Person): Promise<BrowserContext> {
    const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London', baseURL: address })
    await watchHarm(context)
    if (person === '') return context
    const response = await context.request.post('/api/auth/sign_in', {
      headers: { origin: address },
      data: { user: { email: `${person}@demo.stepwise.test`, password: 'Stepwise-demo-1' } },
    })
    if (!response.ok()) throw new UserFacingError([`The smoke could not sign in as ${person}: ${response.status()}.`])
    return context
  }

  return (person: Person): Promise<BrowserContext> => {
    const context = contexts.get(person) ?? signedIn(person)
    contexts.set(person, context)
    return context
  }
}
