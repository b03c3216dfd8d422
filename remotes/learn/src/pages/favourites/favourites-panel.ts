import type { Favourite, StepPath } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing'
import { type Panel, panelStep } from '../../features/step/panel.ts'
import { isAt, toStepPath } from '../../features/step/step-address.ts'

/** The favourite steps under their flows, in the order of the list. */
export function favouritesPanel(favourites: readonly Favourite[], current: StepPath | null): Panel {
  const toStep = (favourite: Favourite) =>
    panelStep(favourite, buildHref(favourite), current !== null && isAt(favourite, current))
  const byFlow = Map.groupBy(favourites, ({ flowSlug }) => flowSlug)
  const sections = [...byFlow].map(([id, ofFlow]) => ({
    id,
    name: ofFlow[0]?.flowName ?? '',
    progress: null,
    quickCheck: null,
    steps: ofFlow.map(toStep),
  }))
  return { kicker: null, title: 'Favourites', progress: null, sections }
}

export const buildHref = (favourite: Favourite) => paths.favouriteStep.href(toStepPath(favourite))
