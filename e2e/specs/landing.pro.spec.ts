// docs/product/public-pages.md

import { heading } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test('pro says what a person at work and an employer need to know', { tag: '@core-pro' }, async ({ page }) => {
  await page.goto('/')
  await expect(heading(page)).toHaveText('Transform the way you work')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Made to go with the software you already have',
    'Good tools deserve more than one afternoon of training',
    'Everything in one place, in small steps',
    'Who it is for',
    'See it before you sign in',
    'What you do here is yours',
    'Ways to pay for it',
    'Accessible first, not afterwards',
    'How to start',
    'Questions that employers ask',
    'Write to us',
  ])
  const start = page.getByRole('region', { name: 'How to start' })
  await expect(start.getByRole('listitem')).toHaveCount(4)
})
