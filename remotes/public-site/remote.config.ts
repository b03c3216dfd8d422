import type { RemoteConfigSource } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing/paths'

const landing = {
  path: paths.landing.pattern,
  page: 'landing',
  access: 'signed-out',
  frame: 'bare',
  colorScheme: 'light',
  rendered: true,
} as const

/** For everyone, in the frame of the site. */
const open = { access: 'public', frame: 'bare', rendered: true } as const

export default {
  name: 'public-site',
  title: 'Stepwise',
  routes: [
    { ...landing, editions: ['study'], preload: ['/pages/landing'] },
    { ...landing, editions: ['pro'], preload: ['/pages/landing-pro'] },
    {
      ...open,
      path: paths.assessor.pattern,
      page: 'assessor',
      editions: ['study'],
      title: 'Assessor Toolkit',
      preload: ['/pages/assessor'],
    },
    { ...open, path: paths.terms.pattern, page: 'terms', preload: ['/pages/terms'] },
    { ...open, path: paths.privacy.pattern, page: 'privacy', title: 'Privacy policy', preload: ['/pages/privacy'] },
    {
      ...open,
      path: paths.accessibility.pattern,
      page: 'accessibility',
      title: 'Accessibility statement',
      preload: ['/pages/accessibility'],
    },
    {
      ...open,
      path: paths.resources.pattern,
      page: 'resources',
      title: 'AT Software Demos',
      preload: ['/resources', '/pages/resources'],
      query: ['group'],
    },
    { ...open, path: paths.softwareDemo.pattern, page: 'software-demo', preload: ['/resources/:softwareSlug'] },
    {
      path: paths.support.pattern,
      page: 'support',
      access: 'signed-in',
      // Help is for people in onboarding, too.
      gate: 'none',
      editable: true,
      rendered: true,
      preload: ['/pages/support'],
    },
    {
      path: paths.supportPage.pattern,
      example: paths.supportPage.href({ pageSlug: 'example-support' }),
      page: 'support-created-page',
      access: 'signed-in',
      editable: true,
      rendered: true,
      preload: ['/pages/:pageSlug'],
    },
    {
      ...open,
      path: paths.publicPage.pattern,
      example: paths.publicPage.href({ pageSlug: 'example-public' }),
      page: 'public-created-page',
      preload: ['/pages/:pageSlug'],
    },
  ],
  slots: ['dialog.mistake'],
  // The last of the menu (docs/product/accessibility.md#help).
  menu: [{ label: 'Help', icon: 'help', order: 100, to: paths.support.pattern }],
  storage: ['contact', 'mistake-drafts', 'support-message'],
} satisfies RemoteConfigSource
