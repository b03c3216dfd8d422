import type { StepPath } from '@stepwise/shared/contracts'
import { useParams } from '@stepwise/shared/routing'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { findDashboard } from '../../features/step/panel.ts'
import { stepLeft } from '../../features/step/step.model.ts'
import { StepScreen } from '../../features/step-screen/StepScreen.tsx'
import { $modulePanel, flowStepOpened } from './flow-step.model.ts'

/** A step of a flow, with its module in the panel. */
export default function FlowStepPage() {
  const { flowSlug, learningModuleSlug, chapterSlug, stepSlug } = useParams() as unknown as StepPath
  const { panel, onOpened, onLeft } = useUnit({ panel: $modulePanel, onOpened: flowStepOpened, onLeft: stepLeft })
  useEffect(() => {
    onOpened({ flowSlug, learningModuleSlug, chapterSlug, stepSlug })
  }, [onOpened, flowSlug, learningModuleSlug, chapterSlug, stepSlug])
  useEffect(() => () => onLeft(), [onLeft])
  return <StepScreen panel={panel} dashboard={findDashboard({ flowSlug })} />
}
