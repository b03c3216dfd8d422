import { PlainPage } from '../../features/plain-page/PlainPage.tsx'

/** docs/product/public-pages.md#accessibility-statement */
export default function AccessibilityPage() {
  return <PlainPage slug="accessibility" />
}
