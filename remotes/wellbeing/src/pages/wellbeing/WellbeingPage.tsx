import { ContentPage } from '../../features/page/ContentPage.tsx'

export default function WellbeingPage() {
  return <ContentPage slug="wellbeing" />
}
