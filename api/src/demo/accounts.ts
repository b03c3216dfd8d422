import type { Edition, Role, Wellbeing } from '@stepwise/shared/contracts'

export const demoPassword = 'Stepwise-demo-1'
export const demoDomain = 'demo.stepwise.test'

/** How far an account is: `new` must onboard, `ready` has only onboarded, `begun` is in the middle of the course. */
export type DemoProgress = 'new' | 'ready' | 'begun' | 'finished'

export interface DemoAccount {
  name: string
  editions: Edition[]
  firstName: string
  surname: string
  role: Role
  wellbeings: Wellbeing[]
  progress: DemoProgress
}

const both: Edition[] = ['study', 'pro']
const allWellbeings: Wellbeing[] = ['calm', 'student_minds', 'desk_stretches_for_students', 'support_contacts']
const learner = { role: 'student', wellbeings: allWellbeings } as const

/** Who can sign in outside production, as `<name>@demo.stepwise.test` (docs/product/accounts.md#demo-accounts). */
export const demoAccounts: DemoAccount[] = [
  { ...learner, name: 'student', editions: ['study'], firstName: 'Sam', surname: 'Okafor', progress: 'begun' },
  { ...learner, name: 'new', editions: both, firstName: 'Nia', surname: 'Newman', progress: 'new' },
  { ...learner, name: 'finished', editions: both, firstName: 'Fen', surname: 'Ashworth', progress: 'finished' },
  {
    ...learner,
    name: 'institution',
    editions: ['study'],
    firstName: 'Ines',
    surname: 'Campbell',
    wellbeings: [],
    progress: 'ready',
  },
  { ...learner, name: 'pro', editions: ['pro'], firstName: 'Priya', surname: 'Lowe', progress: 'begun' },
  {
    ...learner,
    name: 'content',
    editions: both,
    firstName: 'Col',
    surname: 'Tennant',
    role: 'content_manager',
    progress: 'ready',
  },
  { ...learner, name: 'qa', editions: both, firstName: 'Quinn', surname: 'Archer', role: 'qa', progress: 'ready' },
]

/** Chosen by accounts that have onboarded, as far as the content has it. */
export const demoSoftware = ['nvda', 'read-and-write', 'dragon', 'mindview']

/** How many steps of each flow, in order, an account in the middle of the course has completed, by module. */
export const begunSteps = [
  [7, 3],
  [7, 0],
  [3, 0],
  [0, 0],
  [7, 0],
  [2, 0],
]

export const demoLicenceKeys = Array.from({ length: 20 }, (_, index) => String(1_000_000_001 + index))

export const demoInstitutions = [
  { domain: 'uni.stepwise.test', name: 'University of Stepwise', edition: 'study' },
  { domain: 'corp.stepwise.test', name: 'Stepwise Corporation', edition: 'pro' },
] as const
