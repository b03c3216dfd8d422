import type { RemoteModule } from '@stepwise/shared/contracts'

export default {
  pages: {
    landing: () => import(/* webpackChunkName: "page-landing" */ './pages/landing/LandingPage.tsx'),
    assessor: () => import(/* webpackChunkName: "page-assessor" */ './pages/assessor/AssessorPage.tsx'),
    terms: () => import(/* webpackChunkName: "page-terms" */ './pages/terms/TermsPage.tsx'),
    privacy: () => import(/* webpackChunkName: "page-privacy" */ './pages/privacy/PrivacyPage.tsx'),
    accessibility: () =>
      import(/* webpackChunkName: "page-accessibility" */ './pages/accessibility/AccessibilityPage.tsx'),
    resources: () => import(/* webpackChunkName: "page-resources" */ './pages/resources/ResourcesPage.tsx'),
    'software-demo': () =>
      import(/* webpackChunkName: "page-software-demo" */ './pages/software-demo/SoftwareDemoPage.tsx'),
    'public-created-page': () =>
      import(/* webpackChunkName: "page-public-created-page" */ './pages/created-page/PublicCreatedPage.tsx'),
    'support-created-page': () =>
      import(/* webpackChunkName: "page-support-created-page" */ './pages/created-page/SupportCreatedPage.tsx'),
    support: () => import(/* webpackChunkName: "page-support" */ './pages/support/SupportPage.tsx'),
  },
  slots: {
    'dialog.mistake': () =>
      import(/* webpackChunkName: "slot-dialog-mistake" */ './features/mistake/MistakeDialog.tsx'),
  },
} satisfies RemoteModule
