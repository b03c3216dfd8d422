import type { Software, TutorialStep, Tutorials } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing'
import { dashboardOf } from '../../features/step/dashboard-of.ts'
import { type Panel, type PanelSection, panelStep, percentCompleted } from '../../features/step/panel.ts'
import type { TutorialPlace } from './tutorial-place.ts'

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
    dashboard: dashboardOf({ softwareSlug: software.slug }),
    progress: percentCompleted(steps),
    sections: [{ id: 'essentials', name: 'Essentials', progress: percentCompleted(steps), steps }],
  }
}

function strategiesPanel(
  { flowSteps }: Tutorials,
  place: TutorialPlace & { kind: 'strategies' },
  software: Software,
): Panel {
  const ofSoftware = flowSteps.filter((step) => step.softwareSlug === software.slug)
  const sections = [...new Set(ofSoftware.map((step) => step.chapterId))].map((id): PanelSection => {
    const steps = ofSoftware.filter((step) => step.chapterId === id)
    return {
      id,
      name: steps[0]?.chapterName ?? '',
      progress: percentCompleted(steps),
      steps: steps.map((step) => panelStep(step, hrefOf(step), isAt(step, place))),
    }
  })
  return {
    kicker: 'Strategies',
    title: software.name,
    dashboard: dashboardOf({ softwareSlug: software.slug }),
    progress: percentCompleted(ofSoftware),
    sections,
  }
}

function hrefOf({ softwareSlug, flowSlug, learningModuleSlug, chapterSlug, slug }: TutorialStep): string {
  return paths.strategiesStep.href({ softwareSlug, flowSlug, learningModuleSlug, chapterSlug, stepSlug: slug })
}

function isAt(step: TutorialStep, { path }: TutorialPlace & { kind: 'strategies' }): boolean {
  return (
    step.flowSlug === path.flowSlug &&
    step.learningModuleSlug === path.learningModuleSlug &&
    step.chapterSlug === path.chapterSlug &&
    step.slug === path.stepSlug
  )
}
