import type { QuickCheckScore, Step, StepSummary } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing'
import { homePath } from '@stepwise/shared/session'
import { wholeMinutes } from '../duration/format-duration.ts'

/** What the side panel shows, whichever view it is for. */
export interface Panel {
  /** Above the title: the flow, or the kind of tutorial. */
  kicker: string | null
  title: string
  /** Percent completed; null where the view has none. */
  progress: number | null
  sections: PanelSection[]
}

export interface PanelSection {
  id: string
  name: string
  progress: number | null
  /** What was answered last to the questions at its end; null: nothing, or there are none. */
  quickCheck: QuickCheckScore | null
  steps: PanelStep[]
}

export type PanelStep = Pick<
  StepSummary,
  'id' | 'name' | 'pageType' | 'duration' | 'isCompleted' | 'isFavourite' | 'notesCount'
> & { href: string; isCurrent: boolean }

/** The part of the dashboard that a step belongs to: its software if it is a tutorial, otherwise its flow. */
export function findDashboard({ flowSlug, softwareSlug }: Partial<Pick<Step, 'flowSlug' | 'softwareSlug'>>): string {
  if (softwareSlug) return paths.softwareTutorials.href({ softwareSlug })
  return flowSlug ? paths.learnFlow.href({ flowSlug }) : homePath
}

/** A step as the panel lists it. */
export function panelStep(step: StepSummary, href: string, isCurrent: boolean): PanelStep {
  const { id, name, pageType, duration, isCompleted, isFavourite, notesCount } = step
  return { id, name, pageType, duration, isCompleted, isFavourite, notesCount, href, isCurrent }
}

/** Whole percent of these steps that are completed. Rounded down, so that 100 means all of them. */
export function percentCompleted(steps: readonly { isCompleted: boolean }[]): number {
  if (steps.length === 0) return 0
  return Math.floor((100 * steps.filter((step) => step.isCompleted).length) / steps.length)
}

export function formatPercent(percent: number): string {
  return percent === 100 ? '100% completed' : `${percent}% complete`
}

/** Seconds as whole minutes, at least 1. */
export function minutes(seconds: number): number {
  return Math.max(1, wholeMinutes(seconds))
}
