import type { InitialStores } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { Navigate, paths, useParams } from '@stepwise/shared/routing'
import { EmptyState, LoadFailure } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { HomeFrame } from '../../features/home/HomeFrame.tsx'
import { homeStores } from '../../features/home/home.model.ts'
import { PanelSkeleton } from '../../features/home/PanelSkeleton.tsx'
import { loadDuePart } from '../../features/reminder/due-reminders-part.ts'
import { FlowsPanel } from './FlowsPanel.tsx'
import {
  $flows,
  $home,
  $modulesProblem,
  $problem,
  flowAt,
  flowChosen,
  flowsRetried,
  type Home,
  learnHomeLeft,
  learnHomeOpened,
} from './learn-home.model.ts'

/** Of the course: how wide the chips of its flows are, in rem, and how many modules the first flow has. */
const skeletons = {
  study: { chips: [9.8, 7.7, 13, 9.6, 10.1, 13.7, 15.6, 12.9, 12.1], cards: 4 },
  pro: { chips: [15.3, 12.4, 15.9, 14.8, 11.5, 10.8], cards: 2 },
}

export const initialStores: InitialStores = async (answers, { flowSlug }, { look }) => {
  const [home] = Object.values(answers) as [Home]
  const isKnown = flowSlug === undefined || home.flows.some(({ slug }) => slug === flowSlug)
  if (!isKnown) return { goTo: paths.learnHome.href({}) }
  await loadDuePart(home)
  return [[$home, home], ...homeStores(home, look.daysHere)]
}

/** The home's tab of flows, at /dashboard/learn and /dashboard/learn/{flowSlug}. */
export default function LearnHomePage() {
  const { flowSlug = '' } = useParams()
  const { flows, problem, modulesProblem, opened, left, chosen, retried } = useUnit({
    flows: $flows,
    problem: $problem,
    modulesProblem: $modulesProblem,
    opened: learnHomeOpened,
    left: learnHomeLeft,
    chosen: flowChosen,
    retried: flowsRetried,
  })
  useEffect(() => {
    opened(flowSlug)
  }, [opened, flowSlug])
  useEffect(() => () => left(), [left])

  const current = flows ? flowAt(flows, flowSlug) : undefined
  const isUnknown = flows !== null && flowSlug !== '' && !current
  return (
    <HomeFrame tab="flows" isReady={(flows !== null && !isUnknown) || problem !== null}>
      {isUnknown && <Navigate to={paths.learnHome.href({})} replace />}
      {flows && current && (
        <FlowsPanel
          flows={flows}
          current={current}
          problem={modulesProblem?.slug === current.slug ? modulesProblem.message : problem}
          onChosen={chosen}
          onRetry={retried}
        />
      )}
      {flows?.length === 0 && (
        <EmptyState message={`There are no ${edition.flows} yet.`} hint="Please come back soon." />
      )}
      {flows === null && problem === null && <PanelSkeleton {...skeletons[edition.id]} />}
      {flows === null && problem !== null && <LoadFailure message={problem} onRetry={retried} />}
    </HomeFrame>
  )
}
