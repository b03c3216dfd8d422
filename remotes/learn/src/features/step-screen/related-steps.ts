import type { LearningModule } from '@stepwise/shared/contracts'
import type { RelatedItem } from '@stepwise/shared/player'
import { minutes } from '../step/panel.ts'

/** The steps of the module after the next one, which has a link of its own. */
export function relatedSteps({ chapters }: LearningModule, stepId: string): RelatedItem[] {
  const steps = chapters.flatMap((chapter) => chapter.steps)
  const at = steps.findIndex(({ id }) => id === stepId)
  if (at < 0) return []
  return steps.slice(at + 2).map(({ url, name, duration, pageType }) => ({
    url,
    title: name,
    duration: pageType === 'vid' ? `${minutes(duration)} MIN` : null,
  }))
}
