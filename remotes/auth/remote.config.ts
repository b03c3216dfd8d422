import type { RemoteConfigSource } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing/paths'

export default {
  name: 'auth',
  title: 'Accounts',
  routes: [
    { path: paths.auth.pattern, page: 'choice', access: 'signed-out', frame: 'bare' },
    { path: paths.signIn.pattern, page: 'sign-in', access: 'signed-out', frame: 'bare', prerender: true },
    { path: paths.requestReset.pattern, page: 'request-reset', access: 'signed-out', frame: 'bare' },
    {
      path: paths.setPassword.pattern,
      page: 'set-password',
      access: 'public',
      frame: 'bare',
      title: 'Change password',
      example: paths.setPassword.href({ resetPasswordToken: 'example' }),
    },
    { path: paths.dsaLicence.pattern, page: 'licence', access: 'signed-out', frame: 'bare' },
    { path: paths.instLicence.pattern, page: 'inst-sign-up', access: 'signed-out', frame: 'bare', editions: ['study'] },
    { path: paths.siteLicence.pattern, page: 'site-sign-up', access: 'signed-out', frame: 'bare', editions: ['pro'] },
    {
      path: paths.confirmation.pattern,
      page: 'confirmation',
      access: 'public',
      frame: 'bare',
      title: 'Account verification',
      example: paths.confirmation.href({ confirmationToken: 'example' }),
    },
    { path: paths.testimonial.pattern, page: 'testimonial', access: 'signed-in', frame: 'bare' },
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
  slots: ['dialog.sign-in'],
} satisfies RemoteConfigSource
