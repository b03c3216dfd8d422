import type { Software, StepSummary, Tutorials } from '@stepwise/shared/contracts'

export interface TutorialCard {
  name: string
  description: string
  /** The first step. */
  url: string
  percent: number
  /** Seconds. */
  remainingDuration: number
}

/** The cards of one software: docs/product/homes.md#software-cards */
export function tutorialCards({ essentialSteps, flowSteps }: Tutorials, software: Software): TutorialCard[] {
  const essentials = essentialSteps.filter((step) => step.softwareSlug === software.slug)
  const strategies = flowSteps.filter((step) => step.softwareSlug === software.slug && step.chapterSlug !== '')
  return [
    ...cardOf(essentials, 'Essentials', `Short videos that show you the basics of ${software.name}.`),
    ...cardOf(strategies, 'Strategies', `Ways to use ${software.name} for the work you have to do.`),
  ]
}

function cardOf(steps: StepSummary[], name: string, description: string): TutorialCard[] {
  const [first] = steps
  if (!first) return []
  const open = steps.filter((step) => !step.isCompleted)
  return [
    {
      name,
      description,
      url: first.url,
      percent: Math.floor((100 * (steps.length - open.length)) / steps.length),
      remainingDuration: open.reduce((sum, step) => sum + step.duration, 0),
    },
  ]
}
