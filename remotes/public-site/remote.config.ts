import type { RemoteConfigSource } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing/paths'

export default {
  name: 'public-site',
  title: 'Stepwise',
  routes: [
    { path: paths.landing.pattern, page: 'landing', access: 'signed-out', frame: 'bare', colorScheme: 'light' },
    { path: paths.terms.pattern, page: 'terms', access: 'public', frame: 'bare' },
    { path: paths.privacy.pattern, page: 'privacy', access: 'public', frame: 'bare', title: 'Privacy policy' },
  ],
  slots: ['dialog.mistake'],
} satisfies RemoteConfigSource
