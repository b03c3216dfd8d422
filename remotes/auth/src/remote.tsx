import type { RemoteModule } from '@stepwise/shared/contracts'

export default {
  pages: {
    choice: () => import(/* webpackChunkName: "page-choice" */ './pages/choice/ChoicePage.tsx'),
    'sign-in': () => import(/* webpackChunkName: "page-sign-in" */ './pages/sign-in/SignInPage.tsx'),
  },
} satisfies RemoteModule
