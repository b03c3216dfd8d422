import type { Favourite, InitialStores, StepPath } from '@stepwise/shared/contracts'
import { Link, Navigate, useParams } from '@stepwise/shared/routing'
import { homePath } from '@stepwise/shared/session'
import { Button, EmptyState, PageHeading, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { findDashboard } from '../../features/step/panel.ts'
import { type OpenedStep, stepLeft } from '../../features/step/step.model.ts'
import { StepScreen } from '../../features/step-screen/StepScreen.tsx'
import {
  $favourites,
  $favouritesPanel,
  $favouritesProblem,
  $redirect,
  favouritesOpened,
  favouritesStores,
  redirectFrom,
} from './favourites.model.ts'

export const initialStores: InitialStores = (answers, params) => {
  const [{ favourites }, opened] = Object.values(answers) as [{ favourites: Favourite[] }, OpenedStep?]
  const path = opened ? (params as unknown as StepPath) : null
  const goTo = redirectFrom(path, favourites)
  return goTo === null ? favouritesStores(favourites, path, opened) : { goTo }
}

const noFavourites = 'No Favourites yet.'

export default function FavouritesPage() {
  const { flowSlug, learningModuleSlug, chapterSlug, stepSlug } = useParams() as Partial<StepPath>
  const { favourites, panel, problem, redirect, onOpened, onLeft } = useUnit({
    favourites: $favourites,
    panel: $favouritesPanel,
    problem: $favouritesProblem,
    redirect: $redirect,
    onOpened: favouritesOpened,
    onLeft: stepLeft,
  })
  useEffect(() => {
    const isStep = flowSlug && learningModuleSlug && chapterSlug && stepSlug
    onOpened(isStep ? { flowSlug, learningModuleSlug, chapterSlug, stepSlug } : null)
  }, [onOpened, flowSlug, learningModuleSlug, chapterSlug, stepSlug])
  useEffect(() => () => onLeft(), [onLeft])

  if (redirect) return <Navigate to={redirect} replace />
  if (!stepSlug && favourites?.length === 0) {
    return (
      <>
        <PageHeading>Favourites</PageHeading>
        <EmptyState
          message={noFavourites}
          hint="Choose “Add Favourite” on a step to keep it here."
          action={
            <Button component={Link} to={homePath}>
              Go to Dashboard
            </Button>
          }
        />
      </>
    )
  }
  return (
    <StepScreen
      panel={panel}
      panelProblem={problem}
      emptyPanel={<Text>{noFavourites}</Text>}
      dashboard={findDashboard(flowSlug ? { flowSlug } : {})}
    />
  )
}
