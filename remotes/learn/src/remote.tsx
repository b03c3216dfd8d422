import type { RemoteModule } from '@stepwise/shared/contracts'

export default {
  pages: {
    'learn-home': () => import(/* webpackChunkName: "page-learn-home" */ './pages/learn-home/LearnHomePage.tsx'),
  },
} satisfies RemoteModule
