// docs/product/accessibility.md
import { testPages } from '../support/visited-page.ts'

// Where the pro edition differs from the study edition.
testPages({
  title: 'landing page and choice of pro',
  tag: ['@pro'],
  pages: [
    { name: 'landing', path: '/' },
    { name: 'choice', path: '/auth' },
  ],
})

testPages({
  title: 'homes of pro',
  tag: ['@core-pro'],
  as: 'pro',
  pages: [
    { name: 'dashboard, software', path: '/dashboard/software' },
    { name: 'dashboard, learning paths', path: '/dashboard/learn' },
  ],
})
