import type { RemoteConfigSource } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing/paths'

const signedOut = { access: 'signed-out', frame: 'bare' } as const
const byLink = { access: 'public', frame: 'bare' } as const
const account = { access: 'signed-in', gate: 'none' } as const

const institutionSignIn = { ...signedOut, path: paths.institutionSignIn.pattern, page: 'institution' } as const
const licence = { ...signedOut, path: paths.dsaLicence.pattern, page: 'licence' } as const
const memberSignUp = { ...signedOut, title: 'Create your account' } as const

export default {
  name: 'auth',
  title: 'Accounts',
  routes: [
    { ...signedOut, path: paths.auth.pattern, page: 'choice', title: 'Sign in or create an account' },
    { ...signedOut, path: paths.signIn.pattern, page: 'sign-in', rendered: true },
    { ...signedOut, path: paths.requestReset.pattern, page: 'request-reset', title: 'Reset your password' },
    {
      ...byLink,
      path: paths.setPassword.pattern,
      page: 'set-password',
      title: 'Change password',
      example: paths.setPassword.href({ resetPasswordToken: 'example' }),
    },
    { ...licence, title: 'Activate your account', editions: ['study'] },
    { ...licence, title: 'Activate your licence', editions: ['pro'] },
    { ...memberSignUp, path: paths.instLicence.pattern, page: 'inst-sign-up', editions: ['study'] },
    { ...memberSignUp, path: paths.siteLicence.pattern, page: 'site-sign-up', editions: ['pro'] },
    {
      ...byLink,
      path: paths.confirmation.pattern,
      page: 'confirmation',
      title: 'Account verification',
      example: paths.confirmation.href({ confirmationToken: 'example' }),
    },
    { ...signedOut, path: paths.requestLink.pattern, page: 'request-link', title: 'Sign in with a link' },
    {
      ...byLink,
      path: paths.openLink.pattern,
      page: 'open-link',
      title: 'Sign in with your link',
      example: paths.openLink.href({ signInToken: 'example' }),
    },
    {
      ...byLink,
      path: paths.emailChange.pattern,
      page: 'email-change',
      title: 'Use your new email address',
      example: paths.emailChange.href({ emailChangeToken: 'example' }),
    },
    { ...institutionSignIn, title: 'Sign in with your institution', editions: ['study'] },
    { ...institutionSignIn, title: 'Sign in with your organisation', editions: ['pro'] },
    { ...byLink, path: paths.institutionLink.pattern, page: 'institution-link', title: 'Link your account' },
    {
      path: paths.testimonial.pattern,
      page: 'testimonial',
      access: 'signed-in',
      frame: 'bare',
      title: 'You are in good company',
    },
    {
      ...account,
      path: paths.onboarding.pattern,
      page: 'onboarding',
      title: 'Getting started',
      frame: 'bare',
      preload: ['/users/softwares/available'],
    },
    {
      path: paths.profile.pattern,
      page: 'profile',
      access: 'signed-in',
      title: 'Profile and settings',
      preload: ['/users/sessions'],
    },
    {
      ...account,
      path: paths.account.pattern,
      page: 'account',
      title: 'Your account',
      preload: ['/users/security', '/users/sessions', '/users/data_export'],
    },
    {
      ...account,
      path: paths.accountActivity.pattern,
      page: 'account-activity',
      title: 'Account activity',
      preload: ['/users/account_events'],
    },
    {
      ...signedOut,
      path: paths.accountDeleted.pattern,
      page: 'account-deleted',
      title: 'Your account will be deleted',
    },
    {
      path: paths.softwareSelection.pattern,
      page: 'software-selection',
      title: 'Select your Assistive Technology',
      access: 'signed-in',
      preload: ['/users/softwares/available'],
    },
  ],
  slots: ['dialog.sign-in'],
  storage: ['onboarding', 'sign-up'],
} satisfies RemoteConfigSource
