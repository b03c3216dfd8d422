import type { InitialStores, Tutorials } from '@stepwise/shared/contracts'
import { Link, paths, useParams } from '@stepwise/shared/routing'
import { Anchor, Button, EmptyState, LoadFailure, Notice } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { HomeFrame } from '../../features/home/HomeFrame.tsx'
import { homeStores } from '../../features/home/home.model.ts'
import { PanelSkeleton } from '../../features/home/PanelSkeleton.tsx'
import { ToSoftwareHome } from '../../features/home/ToSoftwareHome.tsx'
import { loadDuePart } from '../../features/reminder/due-reminders-part.ts'
import { SoftwarePanel } from './SoftwarePanel.tsx'
import {
  $problem,
  $softwareWithCards,
  $tutorials,
  softwareChosen,
  softwareHomeOpened,
  tutorialsRetried,
} from './software-home.model.ts'

/** Of an average software selection, in rem. */
const chipWidths = [6.7, 9.6, 7.4]

export const initialStores: InitialStores = async (answers, { softwareSlug }, { user, look }) => {
  const [tutorials] = Object.values(answers) as [Tutorials]
  const isKnown = softwareSlug === undefined || user?.softwares.some(({ slug }) => slug === softwareSlug)
  // Only the browser can say on the next page why this one is not shown.
  if (!isKnown) return null
  await loadDuePart(tutorials)
  return [[$tutorials, tutorials], ...homeStores(tutorials, look.daysHere)]
}

/** The home's tab of software, at /dashboard/software and /dashboard/software/{softwareSlug}. */
export default function SoftwareHomePage() {
  const { softwareSlug } = useParams()
  const [all, problem, opened, chosen, retried] = useUnit([
    $softwareWithCards,
    $problem,
    softwareHomeOpened,
    softwareChosen,
    tutorialsRetried,
  ])
  useEffect(() => opened(), [opened])

  const current = softwareSlug === undefined ? all?.[0] : all?.find(({ software }) => software.slug === softwareSlug)
  const isUnknown = all !== null && softwareSlug !== undefined && !current
  return (
    <HomeFrame tab="software" isReady={(all !== null && !isUnknown) || problem !== null}>
      {isUnknown && <ToSoftwareHome />}
      {current && (
        <Notice
          action={
            <Anchor component={Link} to={paths.softwareSelection.href({})}>
              Select Software
            </Anchor>
          }
        />
      )}
      {all && current && (
        <SoftwarePanel
          softwares={all.map(({ software }) => software)}
          current={current.software}
          cards={current.cards}
          onChosen={chosen}
        />
      )}
      {all?.length === 0 && (
        <EmptyState
          message="You have not selected any software yet."
          hint="Select what you use, and its tutorials will appear here."
          action={
            <Button component={Link} to={paths.softwareSelection.href({})}>
              Select Software
            </Button>
          }
        />
      )}
      {all === null && problem === null && <PanelSkeleton chips={chipWidths} cards={2} />}
      {all === null && problem !== null && <LoadFailure message={problem} onRetry={retried} />}
    </HomeFrame>
  )
}
