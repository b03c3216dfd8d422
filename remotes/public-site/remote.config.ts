import type { RemoteConfigSource } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing/paths'

const landing = {
  path: paths.landing.pattern,
  page: 'landing',
  access: 'signed-out',
  frame: 'bare',
  colorScheme: 'light',
  prerender: true,
} as const

export default {
  name: 'public-site',
  title: 'Stepwise',
  routes: [
    { ...landing, editions: ['study'], preload: ['/pages/landing'] },
    { ...landing, editions: ['pro'], preload: ['/pages/landing-pro'] },
    {
      path: paths.assessor.pattern,
      page: 'assessor',
      editions: ['study'],
      access: 'public',
      frame: 'bare',
      title: 'Assessor Toolkit',
      preload: ['/pages/assessor'],
      prerender: true,
    },
    {
      path: paths.terms.pattern,
      page: 'terms',
      access: 'public',
      frame: 'bare',
      preload: ['/pages/terms'],
      prerender: true,
    },
    {
      path: paths.privacy.pattern,
      page: 'privacy',
      access: 'public',
      frame: 'bare',
      title: 'Privacy policy',
      preload: ['/pages/privacy'],
      prerender: true,
    },
    {
      path: paths.accessibility.pattern,
      page: 'accessibility',
      access: 'public',
      frame: 'bare',
      title: 'Accessibility statement',
      preload: ['/pages/accessibility'],
      prerender: true,
    },
    {
      path: paths.resources.pattern,
      page: 'resources',
      access: 'public',
      frame: 'bare',
      title: 'AT Software Demos',
      preload: ['/resources', '/pages/resources'],
      prerender: true,
      query: ['group'],
    },
    {
      path: paths.softwareDemo.pattern,
      page: 'software-demo',
      access: 'public',
      frame: 'bare',
      preload: ['/resources/:softwareSlug'],
      prerender: true,
    },
    {
      path: paths.support.pattern,
      page: 'support',
      access: 'signed-in',
      // Help is for people in onboarding, too.
      gate: 'none',
      editable: true,
      preload: ['/pages/support'],
    },
    {
      path: paths.supportPage.pattern,
      example: paths.supportPage.href({ pageSlug: 'example-support' }),
      page: 'support-created-page',
      access: 'signed-in',
      editable: true,
      preload: ['/pages/:pageSlug'],
    },
    {
      path: paths.publicPage.pattern,
      example: paths.publicPage.href({ pageSlug: 'example-public' }),
      page: 'public-created-page',
      access: 'public',
      frame: 'bare',
      preload: ['/pages/:pageSlug'],
      prerender: true,
    },
  ],
  slots: ['dialog.mistake'],
  // The last of the menu (docs/product/accessibility.md#help).
  menu: [{ label: 'Help', icon: 'help', order: 100, to: paths.support.pattern }],
  storage: ['contact', 'mistake-drafts', 'support-message'],
} satisfies RemoteConfigSource
