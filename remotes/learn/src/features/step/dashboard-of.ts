import type { Step } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing'
import { homePath } from '@stepwise/shared/session'

type Place = Partial<Pick<Step, 'flowSlug' | 'softwareSlug'>>

/** The part of the dashboard that a step belongs to: its software when it is a tutorial, else its flow. */
export function dashboardOf({ flowSlug, softwareSlug }: Place): string {
  if (softwareSlug) return paths.softwareTutorials.href({ softwareSlug })
  return flowSlug ? paths.learnFlow.href({ flowSlug }) : homePath
}
