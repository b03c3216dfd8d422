import type { RemoteConfigSource } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing/paths'

export default {
  name: 'auth',
  title: 'Accounts',
  routes: [
    { path: paths.auth.pattern, page: 'choice', access: 'signed-out', frame: 'bare' },
    { path: paths.signIn.pattern, page: 'sign-in', access: 'signed-out', frame: 'bare' },
    {
      path: paths.onboarding.pattern,
      page: 'onboarding',
      access: 'signed-in',
      gate: 'none',
      frame: 'bare',
      preload: ['/users/softwares/available'],
    },
    { path: paths.profile.pattern, page: 'profile', access: 'signed-in', preload: ['/users/sessions'] },
    {
      path: paths.softwareSelection.pattern,
      page: 'software-selection',
      access: 'signed-in',
      preload: ['/users/softwares/available'],
    },
  ],
} satisfies RemoteConfigSource
