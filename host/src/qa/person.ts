import { buildEmail } from './scenario.ts'

const json = { 'content-type': 'application/json' }
const appliedKey = 'stepwise.scenario-person'

const bootOfPage = (): Partial<StepwiseBoot> => globalThis.stepwiseBoot ?? {}

/**
 * Signs this demo account in before the product starts, unless it is signed in already ('' signs out). `once`: a word for the scenario; in
 * a tab where it was applied before, the person may have signed out since, and that stays. Never throws: returns a
 * sentence when it failed, else null.
 */
export async function becomePerson(person: string, once?: string): Promise<string | null> {
  if (once !== undefined && sessionStorage.getItem(appliedKey) === once) return null
  if (once !== undefined) sessionStorage.setItem(appliedKey, once)
  try {
    await change(person)
    return null
  } catch {
    return `The demo account “${person}” could not be signed in.`
  }
}

/** As the page's first script has it from the server; it asks where someone may be signed in. */
async function presentEmail(): Promise<string> {
  const response = await bootOfPage().authorize?.catch(() => undefined)
  return response?.ok ? ((await response.clone().json()) as { email: string }).email : ''
}

export const isSomebodySignedIn = async () => (await presentEmail()) !== ''

async function change(person: string) {
  const present = await presentEmail()
  const boot = bootOfPage()
  if (present === (person && buildEmail(person))) return
  // What the page's first script has asked for belongs to whoever was signed in.
  delete boot.authorize
  boot.calls = {}
  if (person === '') {
    await fetch('/api/auth/sign_out', { method: 'DELETE', headers: json })
    return
  }
  const body = JSON.stringify({ user: { email: buildEmail(person), password: demoPassword } })
  const response = await fetch('/api/auth/sign_in', { method: 'POST', headers: json, body })
  if (!response.ok) throw new Error(`${response.status}`)
}

/** Of all demo accounts (docs/product/accounts.md#demo-accounts); there are none in production. */
export const demoPassword = 'Stepwise-demo-1'
