import type { RemoteModule } from '@stepwise/shared/contracts'

export default {
  pages: {
    home: () => import(/* webpackChunkName: "page-home" */ './pages/home/HomePage.tsx'),
  },
} satisfies RemoteModule
