import type { RemoteConfigSource } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing/paths'

export default {
  name: 'public-site',
  title: 'Stepwise',
  routes: [{ path: paths.landing.pattern, page: 'landing', access: 'signed-out', frame: 'bare', colorScheme: 'light' }],
} satisfies RemoteConfigSource
