import type { InitialStores, StepPath, Tutorials } from '@stepwise/shared/contracts'
import { useParams } from '@stepwise/shared/routing'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { ToSoftwareHome } from '../../features/home/ToSoftwareHome.tsx'
import { findDashboard } from '../../features/step/panel.ts'
import { type OpenedStep, stepLeft } from '../../features/step/step.model.ts'
import { StepScreen } from '../../features/step-screen/StepScreen.tsx'
import {
  $isSoftwareUnknown,
  $tutorialPanel,
  $tutorialsProblem,
  tutorialOpened,
  tutorialStores,
} from './tutorial.model.ts'
import type { TutorialPlace } from './tutorial-panel.ts'

type Params = { softwareSlug: string; stepSlug: string } & { [Name in keyof StepPath]?: string | undefined }

const placeOf = ({
  softwareSlug: software,
  flowSlug,
  learningModuleSlug,
  chapterSlug,
  stepSlug,
}: Params): TutorialPlace =>
  flowSlug && learningModuleSlug && chapterSlug
    ? { kind: 'strategies', software, path: { flowSlug, learningModuleSlug, chapterSlug, stepSlug } }
    : { kind: 'essentials', software, stepSlug }

export const initialStores: InitialStores = (answers, params, { user }) => {
  const [tutorials, opened] = Object.values(answers) as [Tutorials, OpenedStep?]
  // Only the browser can say on the next page why this one is not shown.
  if (!user?.softwares.some(({ slug }) => slug === params.softwareSlug)) return null
  return tutorialStores(placeOf(params as unknown as Params), tutorials, opened)
}

/** A tutorial of one software: docs/product/steps-and-player.md#tutorials */
export default function TutorialPage() {
  const { softwareSlug, flowSlug, learningModuleSlug, chapterSlug, stepSlug } = useParams() as unknown as Params
  const { panel, problem, isSoftwareUnknown, onOpened, onLeft } = useUnit({
    panel: $tutorialPanel,
    problem: $tutorialsProblem,
    isSoftwareUnknown: $isSoftwareUnknown,
    onOpened: tutorialOpened,
    onLeft: stepLeft,
  })
  useEffect(() => {
    onOpened(placeOf({ softwareSlug, flowSlug, learningModuleSlug, chapterSlug, stepSlug }))
  }, [onOpened, softwareSlug, flowSlug, learningModuleSlug, chapterSlug, stepSlug])
  useEffect(() => () => onLeft(), [onLeft])

  if (isSoftwareUnknown) return <ToSoftwareHome />
  return <StepScreen panel={panel} panelProblem={problem} dashboard={findDashboard({ softwareSlug })} />
}
