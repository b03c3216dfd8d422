import type { InitialStores } from '@stepwise/shared/contracts'
import { ContentPage } from '../../features/page/ContentPage.tsx'
import { pageStores } from '../../features/page/page.model.ts'

export const initialStores: InitialStores = pageStores

export default function SupportContactsPage() {
  return <ContentPage slug="support-contacts" />
}
