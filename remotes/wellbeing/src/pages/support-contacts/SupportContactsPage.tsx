import { ContentPage } from '../../features/page/ContentPage.tsx'

export default function SupportContactsPage() {
  return <ContentPage slug="support-contacts" />
}
