import type { RemoteConfigSource } from '@stepwise/shared/contracts'

const home = '/dashboard/study-tools'

export default {
  name: 'study-tools',
  title: 'Study tools',
  routes: [{ path: home, page: 'home', access: 'signed-in' }],
  menu: [{ label: 'Study tools', icon: 'star', order: 100, to: home }],
} satisfies RemoteConfigSource
