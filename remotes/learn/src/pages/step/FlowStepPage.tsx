import type { InitialStores, StepPath } from '@stepwise/shared/contracts'
import { useParams } from '@stepwise/shared/routing'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { findDashboard } from '../../features/step/panel.ts'
import { type OpenedStep, stepLeft, stepStores } from '../../features/step/step.model.ts'
import { StepScreen } from '../../features/step-screen/StepScreen.tsx'
import { $modulePanel, flowStepOpened } from './flow-step.model.ts'

export const initialStores: InitialStores = (answers, params) => {
  const [opened] = Object.values(answers) as OpenedStep[]
  return opened ? stepStores({ ...(params as unknown as StepPath), view: 'flows' }, opened) : []
}

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
