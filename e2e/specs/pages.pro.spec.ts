// docs/product/accessibility.md

import { testPages } from '../support/visited-page.ts'

// Where the pro edition differs from the study edition.
testPages({
  title: 'landing page, choice and homes of pro',
  tag: ['@core-pro'],
  pages: [
    { name: 'landing', path: '/' },
    { name: 'choice', path: '/auth' },
    { name: 'dashboard, software', path: '/dashboard/software', as: 'pro' },
    { name: 'dashboard, learning paths', path: '/dashboard/learn' },
  ],
})
