import type { RemoteModule } from '@stepwise/shared/contracts'

export default {
  pages: {
    wellbeing: () => import(/* webpackChunkName: "page-wellbeing" */ './pages/wellbeing/WellbeingPage.tsx'),
    'support-contacts': () =>
      import(/* webpackChunkName: "page-support-contacts" */ './pages/support-contacts/SupportContactsPage.tsx'),
    'student-minds': () =>
      import(/* webpackChunkName: "page-student-minds" */ './pages/student-minds/StudentMindsPage.tsx'),
    'created-page': () => import(/* webpackChunkName: "page-created-page" */ './pages/created-page/CreatedPage.tsx'),
    'desk-stretches': () =>
      import(/* webpackChunkName: "page-desk-stretches" */ './pages/desk-stretches/DeskStretchesPage.tsx'),
  },
} satisfies RemoteModule
