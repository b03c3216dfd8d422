import { ContentPage } from '../../features/page/ContentPage.tsx'

export default function StudentMindsPage() {
  return <ContentPage slug="student-minds" />
}
