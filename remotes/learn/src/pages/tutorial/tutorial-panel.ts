import type { Software, StepPath, TutorialStep, Tutorials } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing'
import { type Panel, panelStep, percentCompleted } from '../../features/step/panel.ts'
import { isAt, toStepPath } from '../../features/step/step-address.ts'

/** Which tutorial step the address names. */
export type TutorialPlace =
  | { kind: 'essentials'; software: string; stepSlug: string }
  | { kind: 'strategies'; software: string; path: StepPath }

/** The panel of a software's essentials, or of its strategies by chapter. */
export function tutorialPanel(
  { essentialSteps, flowSteps }: Tutorials,
  place: TutorialPlace,
  software: Software,
): Panel {
  const isOfSoftware = ({ softwareSlug }: { softwareSlug: string | null }) => softwareSlug === software.slug
  if (place.kind === 'essentials') {
    const steps = essentialSteps.filter(isOfSoftware).map((step) => {
      const href = paths.essentialsStep.href({ softwareSlug: software.slug, stepSlug: step.slug })
      return panelStep(step, href, step.slug === place.stepSlug)
    })
    const progress = percentCompleted(steps)
    const section = { id: 'essentials', name: 'Essentials', progress, quickCheck: null, steps }
    return { kicker: 'Tutorials', title: software.name, progress, sections: [section] }
  }
  const strategies = flowSteps.filter(isOfSoftware)
  const sections = [...Map.groupBy(strategies, ({ chapterId }) => chapterId)].map(([id, steps]) => ({
    id,
    name: steps[0]?.chapterName ?? '',
    progress: percentCompleted(steps),
    quickCheck: null,
    steps: steps.map((step) => panelStep(step, buildHref(step), isAt(step, place.path))),
  }))
  return { kicker: 'Strategies', title: software.name, progress: percentCompleted(strategies), sections }
}

const buildHref = (step: TutorialStep) =>
  paths.strategiesStep.href({ softwareSlug: step.softwareSlug, ...toStepPath(step) })
