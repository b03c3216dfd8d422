import type { Favourite, StepPath } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing'
import { dashboardOf } from '../../features/step/dashboard-of.ts'
import { type Panel, type PanelSection, panelStep } from '../../features/step/panel.ts'

/** The favourite steps under their flows, in the order they come. */
export function favouritesPanel(favourites: readonly Favourite[], current: StepPath | null): Panel {
  const sections = new Map<string, PanelSection>()
  for (const favourite of favourites) {
    const section = sections.get(favourite.flowSlug) ?? {
      id: favourite.flowSlug,
      name: favourite.flowName,
      progress: null,
      steps: [],
    }
    sections.set(favourite.flowSlug, section)
    section.steps.push(panelStep(favourite, hrefOf(favourite), current !== null && isAt(favourite, current)))
  }
  const dashboard = dashboardOf(current ?? {})
  return { kicker: null, title: 'Favourites', dashboard, progress: null, sections: [...sections.values()] }
}

/** The address of a favourite step in the favourites view. */
export function hrefOf({ flowSlug, learningModuleSlug, chapterSlug, slug }: Favourite): string {
  return paths.favouriteStep.href({ flowSlug, learningModuleSlug, chapterSlug, stepSlug: slug })
}

export function isAt(favourite: Favourite, path: StepPath): boolean {
  return (
    favourite.flowSlug === path.flowSlug &&
    favourite.learningModuleSlug === path.learningModuleSlug &&
    favourite.chapterSlug === path.chapterSlug &&
    favourite.slug === path.stepSlug
  )
}
