import type { Favourite, StepPath } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing'
import { type Panel, type PanelSection, panelStep } from '../../features/step/panel.ts'
import { isAt, toStepPath } from '../../features/step/step-address.ts'

/** The favourite steps under their flows, in the order of the list. */
export function favouritesPanel(favourites: readonly Favourite[], current: StepPath | null): Panel {
  const sections = new Map<string, PanelSection>()
  for (const favourite of favourites) {
    const section = sections.get(favourite.flowSlug) ?? {
      id: favourite.flowSlug,
      name: favourite.flowName,
      progress: null,
      quickCheck: null,
      steps: [],
    }
    sections.set(favourite.flowSlug, section)
    section.steps.push(panelStep(favourite, buildHref(favourite), current !== null && isAt(favourite, current)))
  }
  return { kicker: null, title: 'Favourites', progress: null, sections: [...sections.values()] }
}

export const buildHref = (favourite: Favourite) => paths.favouriteStep.href(toStepPath(favourite))
