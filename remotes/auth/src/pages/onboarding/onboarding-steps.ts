import type { Edition } from '@stepwise/shared/contracts'
import type { Rules } from '@stepwise/shared/ui/forms'
import { someSoftware } from '../../features/sign-up/software-choice.model.ts'
import { courseRules, knowledgeRules } from '../../features/sign-up/user-info-values.ts'
import type { OnboardingValues } from './onboarding-values.ts'

export type StepId = 'course' | 'software' | 'knowledge' | 'priorities'

export interface OnboardingStep {
  id: StepId
  /** In the sidebar. */
  name: string
  /** In the page's heading while the step is shown, after its number. */
  heading: string
  lead: string
  fields: (keyof OnboardingValues)[]
}

const course: OnboardingStep = {
  id: 'course',
  name: 'Course Information',
  heading: 'tell us about your course',
  lead: 'This helps us show you what suits your course.',
  fields: ['courseStarted', 'courseEnds', 'courseName'],
}
const software: OnboardingStep = {
  id: 'software',
  name: 'Assistive Technology',
  heading: 'Select your Assistive Technology',
  lead: 'Choose everything you use. You can change this later in your settings.',
  fields: ['softwareIds'],
}
const knowledge: OnboardingStep = {
  id: 'knowledge',
  name: 'Current knowledge',
  heading: 'how well do you know your assistive technology?',
  lead: 'There is no wrong answer. Many people are complete beginners.',
  fields: ['asTechnologyLevel'],
}
const priorities: OnboardingStep = {
  id: 'priorities',
  name: 'Study priorities',
  heading: 'what matters most to you right now?',
  lead: 'Give each area a number: 1 is a low priority, 5 is a high one.',
  fields: [],
}

/** The steps by edition (docs/product/accounts.md#onboarding-steps): course data belongs to students. */
export const stepsByEdition: Record<Edition, OnboardingStep[]> = {
  study: [course, software, knowledge, priorities],
  pro: [software, knowledge],
}

/** The rules of these steps' fields. */
export function rulesFor(steps: OnboardingStep[]): Rules<OnboardingValues> {
  const all: Rules<OnboardingValues> = {
    ...courseRules,
    softwareIds: [someSoftware],
    ...knowledgeRules,
  }
  const fieldsOfSteps = steps.flatMap(({ fields }) => fields)
  return Object.fromEntries(Object.entries(all).filter(([field]) => (fieldsOfSteps as string[]).includes(field)))
}
