// docs/product/accessibility.md
import { testEachPage } from '../support/visited-page.ts'

// Where the pro edition differs from the study edition.
testEachPage([
  { name: 'landing', path: '/' },
  { name: 'choice', path: '/auth' },
  { name: 'dashboard, software', path: '/dashboard/software', as: 'pro' },
  { name: 'dashboard, learning paths', path: '/dashboard/learn', as: 'pro' },
])
