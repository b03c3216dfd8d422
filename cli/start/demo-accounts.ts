import type { Edition } from '@stepwise/shared/contracts'

const password = 'Stepwise-demo-1'
const domain = 'demo.stepwise.test'

const accounts: Record<Edition, [name: string, who: string][]> = {
  study: [
    ['student', 'in the middle of the course, DSA, all wellbeing areas'],
    ['new', 'must go through onboarding'],
    ['finished', 'has done everything'],
    ['institution', 'student of an institution, no wellbeing areas'],
    ['content', 'content manager'],
    ['qa', 'QA'],
  ],
  pro: [
    ['pro', 'in the middle of the course'],
    ['new', 'must go through onboarding'],
    ['finished', 'has done everything'],
    ['content', 'content manager'],
    ['qa', 'QA'],
  ],
}
const institution: Record<Edition, string> = { study: 'uni.stepwise.test', pro: 'corp.stepwise.test' }

/** Who can sign in and sign up, in lines (docs/product/accounts.md#demo-accounts). */
export function demoAccountLines(edition: Edition): string[] {
  return [
    `Sign in with the password ${password} as`,
    ...accounts[edition].map(([name, who]) => `  ${`${name}@${domain}`.padEnd(34)}${who}`),
    `Sign up with a licence key from 1000000001 to 1000000020, or an address at ${institution[edition]}.`,
  ]
}
