import type { RemoteModule } from '@stepwise/shared/contracts'

export default {
  pages: {
    desk: () => import(/* webpackChunkName: "page-desk" */ './pages/desk/DeskPage.tsx'),
  },
} satisfies RemoteModule
