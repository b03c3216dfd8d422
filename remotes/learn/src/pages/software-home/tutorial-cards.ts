import type { Software, StepSummary, Tutorials } from '@stepwise/shared/contracts'

export interface TutorialCard {
  name: string
  description: string
  /** Address of a decorative drawing. */
  image: string
  /** The first step. */
  url: string
  percent: number
  /** Seconds. */
  remainingDuration: number
}

/** The cards of one software. */
export function tutorialCards({ essentialSteps, flowSteps }: Tutorials, software: Software): TutorialCard[] {
  const essentials = essentialSteps.filter((step) => step.softwareSlug === software.slug)
  const strategies = flowSteps.filter((step) => step.softwareSlug === software.slug && step.chapterSlug !== '')
  return [
    ...toCard(
      essentials,
      'Essentials',
      '/images/scenes/essentials.svg',
      `Short steps that show you the basics of ${software.name}.`,
    ),
    ...toCard(
      strategies,
      'Strategies',
      '/images/scenes/strategies.svg',
      `Ways to use ${software.name} for the work you have to do.`,
    ),
  ]
}

function toCard(steps: StepSummary[], name: string, image: string, description: string): TutorialCard[] {
  const [first] = steps
  if (!first) return []
  const open = steps.filter((step) => !step.isCompleted)
  return [
    {
      name,
      description,
      image,
      url: first.url,
      percent: Math.floor((100 * (steps.length - open.length)) / steps.length),
      remainingDuration: open.reduce((sum, step) => sum + step.duration, 0),
    },
  ]
}
