import type { RemoteConfigSource } from '@stepwise/shared/contracts'

const home = '/dashboard/__name__'

export default {
  name: '__name__',
  title: '__title__',
  routes: [{ path: home, page: 'home', access: 'signed-in' }],
  menu: [{ label: '__title__', icon: 'star', order: 100, to: home }],
} satisfies RemoteConfigSource
