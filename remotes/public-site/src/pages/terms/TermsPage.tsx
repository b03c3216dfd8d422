import { PlainPage } from '../../features/plain-page/PlainPage.tsx'

export { documentStores as initialStores } from '../../features/public-page/public-page.model.ts'

/** docs/product/public-pages.md#terms-and-privacy */
export default function TermsPage() {
  return <PlainPage slug="terms" />
}
