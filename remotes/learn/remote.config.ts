import type { RemoteConfigSource } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing/paths'

export default {
  name: 'learn',
  title: 'Learn',
  routes: [
    { path: paths.learnHome.pattern, page: 'learn-home', access: 'signed-in', editions: ['study'], title: 'Learn' },
  ],
  menu: [{ label: 'Learn', icon: 'book', order: 10, to: paths.learnHome.pattern, editions: ['study'] }],
} satisfies RemoteConfigSource
