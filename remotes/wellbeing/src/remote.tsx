import type { RemoteModule } from '@stepwise/shared/contracts'

export default {
  pages: {
    wellbeing: () => import(/* webpackChunkName: "page-wellbeing" */ './pages/wellbeing/WellbeingPage.tsx'),
  },
} satisfies RemoteModule
