import type { Edition } from '../../../shared/contracts/index.ts'
import { signInHeaders } from './faults.ts'

const demo = (name: string) => `${name}@demo.stepwise.test`

/** The demo accounts that the workbench can sign in as (docs/product/accounts.md#demo-accounts). */
export const scenarios: Record<Edition, Record<string, string>> = {
  study: {
    [demo('student')]: 'Student in the middle of the course',
    [demo('new')]: 'New student',
    [demo('finished')]: 'Student who has finished',
    [demo('institution')]: 'Student of an institution',
    [demo('content')]: 'Content manager',
    [demo('qa')]: 'QA',
  },
  pro: {
    [demo('pro')]: 'Learner in the middle of the course',
    [demo('new')]: 'New learner',
    [demo('finished')]: 'Learner who has finished',
    [demo('content')]: 'Content manager',
    [demo('qa')]: 'QA',
  },
}

/** Signs in with this address, or out when it is empty, and reloads the page. */
export async function signInAs(email: string): Promise<void> {
  await fetch('/api/auth/sign_out', { method: 'DELETE', headers: signInHeaders })
  if (email !== '') {
    const user = { email, password: 'Stepwise-demo-1' }
    await fetch('/api/auth/sign_in', { method: 'POST', headers: signInHeaders, body: JSON.stringify({ user }) })
  }
  location.reload()
}
