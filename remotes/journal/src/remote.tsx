import type { RemoteModule } from '@stepwise/shared/contracts'

export default {
  pages: {
    reflect: () => import(/* webpackChunkName: "page-reflect" */ './pages/reflect/ReflectPage.tsx'),
  },
} satisfies RemoteModule
