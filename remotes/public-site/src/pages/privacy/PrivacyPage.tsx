import { PlainPage } from '../../features/plain-page/PlainPage.tsx'

/** docs/product/public-pages.md#terms-and-privacy */
export default function PrivacyPage() {
  return <PlainPage slug="privacy" />
}
