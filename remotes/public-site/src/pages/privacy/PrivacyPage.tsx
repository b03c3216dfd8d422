import type { InitialStores } from '@stepwise/shared/contracts'
import { PlainPage } from '../../features/plain-page/PlainPage.tsx'
import { documentStores } from '../../features/public-page/public-page.model.ts'

export const initialStores: InitialStores = documentStores

/** docs/product/public-pages.md#terms-and-privacy */
export default function PrivacyPage() {
  return <PlainPage slug="privacy" />
}
