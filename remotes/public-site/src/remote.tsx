import type { RemoteModule } from '@stepwise/shared/contracts'

export default {
  pages: {
    landing: () => import(/* webpackChunkName: "page-landing" */ './pages/landing/LandingPage.tsx'),
  },
} satisfies RemoteModule
