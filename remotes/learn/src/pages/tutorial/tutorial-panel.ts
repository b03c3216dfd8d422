import type { Software, StepPath, TutorialStep, Tutorials } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing'
import { type Panel, type PanelSection, panelStep, percentCompleted } from '../../features/step/panel.ts'
import { isAt, toStepPath } from '../../features/step/step-address.ts'

/** Which tutorial step the address names. */
export type TutorialPlace =
  | { kind: 'essentials'; software: string; stepSlug: string }
  | { kind: 'strategies'; software: string; path: StepPath }

type StrategyPlace = TutorialPlace & { kind: 'strategies' }

/** The panel of a software's essentials, or of its strategies by chapter. */
export function tutorialPanel(tutorials: Tutorials, place: TutorialPlace, software: Software): Panel {
  return place.kind === 'essentials'
    ? essentialsPanel(tutorials, place.stepSlug, software)
    : strategiesPanel(tutorials, place, software)
}

function essentialsPanel({ essentialSteps }: Tutorials, stepSlug: string, software: Software): Panel {
  const steps = essentialSteps
    .filter((step) => step.softwareSlug === software.slug)
    .map((step) => {
      const href = paths.essentialsStep.href({ softwareSlug: software.slug, stepSlug: step.slug })
      return panelStep(step, href, step.slug === stepSlug)
    })
  return {
    kicker: 'Tutorials',
    title: software.name,
    progress: percentCompleted(steps),
    sections: [{ id: 'essentials', name: 'Essentials', progress: percentCompleted(steps), quickCheck: null, steps }],
  }
}

function strategiesPanel({ flowSteps }: Tutorials, { path }: StrategyPlace, software: Software): Panel {
  const ofSoftware = flowSteps.filter((step) => step.softwareSlug === software.slug)
  const sections = [...new Set(ofSoftware.map((step) => step.chapterId))].map((id): PanelSection => {
    const steps = ofSoftware.filter((step) => step.chapterId === id)
    return {
      id,
      name: steps[0]?.chapterName ?? '',
      progress: percentCompleted(steps),
      quickCheck: null,
      steps: steps.map((step) => panelStep(step, buildHref(step), isAt(step, path))),
    }
  })
  return {
    kicker: 'Strategies',
    title: software.name,
    progress: percentCompleted(ofSoftware),
    sections,
  }
}

const buildHref = (step: TutorialStep) =>
  paths.strategiesStep.href({ softwareSlug: step.softwareSlug, ...toStepPath(step) })
