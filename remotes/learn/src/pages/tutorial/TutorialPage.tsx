import type { StepPath } from '@stepwise/shared/contracts'
import { Navigate, paths, useParams } from '@stepwise/shared/routing'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { findDashboard } from '../../features/step/panel.ts'
import { stepLeft } from '../../features/step/step.model.ts'
import { StepScreen } from '../../features/step-screen/StepScreen.tsx'
import { $isSoftwareUnknown, $tutorialPanel, $tutorialsProblem, tutorialOpened } from './tutorial.model.ts'

/** A tutorial of one software: docs/product/steps-and-player.md#tutorials */
export default function TutorialPage() {
  const params = useParams() as unknown as { softwareSlug: string; stepSlug: string } & Partial<StepPath>
  const { softwareSlug: software, flowSlug, learningModuleSlug, chapterSlug, stepSlug } = params
  const { panel, problem, isSoftwareUnknown, onOpened, onLeft } = useUnit({
    panel: $tutorialPanel,
    problem: $tutorialsProblem,
    isSoftwareUnknown: $isSoftwareUnknown,
    onOpened: tutorialOpened,
    onLeft: stepLeft,
  })
  useEffect(() => {
    onOpened(
      flowSlug && learningModuleSlug && chapterSlug
        ? { kind: 'strategies', software, path: { flowSlug, learningModuleSlug, chapterSlug, stepSlug } }
        : { kind: 'essentials', software, stepSlug },
    )
  }, [onOpened, software, flowSlug, learningModuleSlug, chapterSlug, stepSlug])
  useEffect(() => () => onLeft(), [onLeft])

  if (isSoftwareUnknown) return <Navigate to={paths.softwareHome.href({})} replace />
  return <StepScreen panel={panel} panelProblem={problem} dashboard={findDashboard({ softwareSlug: software })} />
}
