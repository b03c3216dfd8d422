import type { StepSummary } from '@stepwise/shared/contracts'

/** What the side panel shows, whichever view it is for. */
export interface Panel {
  /** Above the title: the flow, or the kind of tutorial. */
  kicker: string | null
  title: string
  /** Where 'Go to Dashboard' leads. */
  dashboard: string
  /** Percent completed; null where the view has none. */
  progress: number | null
  sections: PanelSection[]
}

export interface PanelSection {
  id: string
  name: string
  progress: number | null
  steps: PanelStep[]
}

export type PanelStep = Pick<
  StepSummary,
  'id' | 'name' | 'pageType' | 'duration' | 'isCompleted' | 'isFavourite' | 'notesCount'
> & { href: string; isCurrent: boolean }

/** A step as the panel lists it. */
export function panelStep(step: StepSummary, href: string, isCurrent: boolean): PanelStep {
  const { id, name, pageType, duration, isCompleted, isFavourite, notesCount } = step
  return { id, name, pageType, duration, isCompleted, isFavourite, notesCount, href, isCurrent }
}

/** Whole percent of these steps that are completed; it says 100 only when all are. */
export function percentCompleted(steps: readonly { isCompleted: boolean }[]): number {
  if (steps.length === 0) return 0
  return Math.floor((100 * steps.filter((step) => step.isCompleted).length) / steps.length)
}

/** Spec 2.8: '% complete', or '% completed' at 100. */
export function percentWords(percent: number): string {
  return percent === 100 ? '100% completed' : `${percent}% complete`
}

/** Seconds as whole minutes, over 30 seconds rounding up (spec 4); a video is never '0 MIN'. */
export function minutes(seconds: number): number {
  return Math.max(1, Math.floor(seconds / 60) + (seconds % 60 > 30 ? 1 : 0))
}
