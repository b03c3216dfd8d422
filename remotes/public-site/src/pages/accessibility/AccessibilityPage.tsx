import { PlainPage } from '../../features/plain-page/PlainPage.tsx'

export { documentStores as initialStores } from '../../features/public-page/public-page.model.ts'

/** docs/product/public-pages.md#accessibility-statement */
export default function AccessibilityPage() {
  return <PlainPage slug="accessibility" />
}
