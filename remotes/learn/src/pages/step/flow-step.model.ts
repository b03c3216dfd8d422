import type { LearningModule, StepPath } from '@stepwise/shared/contracts'
import { combine, createEvent, sample } from 'effector'
import { type Panel, panelStep } from '../../features/step/panel.ts'
import { $address, $learningModule, stepRequested } from '../../features/step/step.model.ts'

/** The page of a step of a flow is on screen. */
export const flowStepOpened = createEvent<StepPath>()

/** The panel of the module in the address; null until it is loaded. */
export const $modulePanel = combine($learningModule, $address, (learningModule, address) =>
  learningModule && learningModule.slug === address?.learningModuleSlug ? modulePanel(learningModule, address) : null,
)

sample({ clock: flowStepOpened, fn: (path) => ({ ...path, view: 'flows' as const }), target: stepRequested })

function modulePanel(learningModule: LearningModule, path: StepPath): Panel {
  return {
    kicker: learningModule.flowName,
    title: learningModule.name,
    progress: learningModule.learningModuleProgress,
    sections: learningModule.chapters.map((chapter) => ({
      id: chapter.id,
      name: chapter.name,
      progress: chapter.chapterProgress,
      quickCheck: chapter.quickCheck ?? null,
      steps: chapter.steps.map((step) =>
        panelStep(step, step.url, chapter.slug === path.chapterSlug && step.slug === path.stepSlug),
      ),
    })),
  }
}
