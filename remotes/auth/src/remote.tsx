import type { RemoteModule } from '@stepwise/shared/contracts'

export default {
  pages: {
    choice: () => import(/* webpackChunkName: "page-choice" */ './pages/choice/ChoicePage.tsx'),
    'sign-in': () => import(/* webpackChunkName: "page-sign-in" */ './pages/sign-in/SignInPage.tsx'),
    onboarding: () => import(/* webpackChunkName: "page-onboarding" */ './pages/onboarding/OnboardingPage.tsx'),
    profile: () => import(/* webpackChunkName: "page-profile" */ './pages/profile/ProfilePage.tsx'),
    'software-selection': () =>
      import(/* webpackChunkName: "page-software-selection" */ './pages/software-selection/SoftwareSelectionPage.tsx'),
  },
} satisfies RemoteModule
