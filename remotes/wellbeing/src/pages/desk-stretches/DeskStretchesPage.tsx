import type { InitialStores } from '@stepwise/shared/contracts'
import { ContentPage } from '../../features/page/ContentPage.tsx'
import { pageStores } from '../../features/page/page.model.ts'
import ExerciseGroup from '../../features/stretches/ExerciseGroup.tsx'
import { StretchControls } from '../../features/stretches/StretchControls.tsx'

export const initialStores: InitialStores = pageStores

// This page always has exercises: their code comes with it, not after it.
const groups = { exercise: ExerciseGroup }

export default function DeskStretchesPage() {
  return (
    <ContentPage slug="desk-stretches" groups={groups}>
      <StretchControls />
    </ContentPage>
  )
}
