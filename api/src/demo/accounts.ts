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

export const demoNotes = [
  'Use the text-to-speech voice at 1.2 speed for long readings.',
  'Ask my tutor which of the two questions carries more marks.',
  'Try the mind map first, then turn it into headings.',
  'Book the quiet room for the timed practice.',
  'This tip worked: read the paragraph aloud before moving on.',
]

export const demoReflections = [
  {
    title: 'My first group presentation',
    observe_1: 'I gave the introduction and the first two slides.',
    observe_2: 'I spoke too fast at the start, then found my pace.',
    reflect_1: 'Practising with the captions on helped me most.',
    reflect_2: 'I felt calmer once I looked at one friendly face.',
    act: 'Next time I will rehearse the first minute three times.',
  },
  {
    title: 'Planning the geography essay',
    observe_1: 'I made a plan before writing for the first time.',
    observe_2: 'It took twenty minutes and saved me an evening.',
    reflect_1: 'Speaking my ideas worked better than typing them.',
    reflect_2: 'I still find it hard to leave ideas out.',
    act: 'I will mark the task words before I plan.',
  },
  {
    title: 'A lecture I could follow',
    observe_1: 'I had the slides open beforehand.',
    observe_2: 'I wrote short notes and stopped trying to catch every word.',
    reflect_1: 'Less was more.',
    reflect_2: 'I could ask a question at the end.',
    act: 'Ask for the slides every week.',
  },
  {
    title: 'Revision with gaps',
    observe_1: 'I tested myself on Monday and again on Thursday.',
    observe_2: 'I had forgotten half, and then it came back.',
    reflect_1: 'Forgetting a little is part of it.',
    reflect_2: 'Short sessions suit me.',
    act: 'Put three short sessions in the calendar.',
  },
  {
    title: 'Asking for more time',
    observe_1: 'I wrote to my tutor a week before the deadline.',
    observe_2: 'The answer was kind and quick.',
    reflect_1: 'Asking early felt much better than asking late.',
    reflect_2: 'I was clear about what I needed.',
    act: 'Write the message as soon as I see that the plan breaks.',
  },
]

export const demoLicenceKeys = Array.from({ length: 20 }, (_, index) => String(1_000_000_001 + index))

export const demoInstitutions = [
  { domain: 'uni.stepwise.test', name: 'University of Stepwise', edition: 'study' },
  { domain: 'corp.stepwise.test', name: 'Stepwise Corporation', edition: 'pro' },
] as const
