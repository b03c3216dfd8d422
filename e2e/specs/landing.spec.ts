// docs/product/public-pages.md

import { heading } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test('every section of the landing page is there, in its order', async ({ page }) => {
  await page.goto('/')
  await expect(heading(page)).toHaveText('Study habits that work the way you do')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Made to go with the software you already have',
    'Having the software is not the same as being at home in it',
    'Everything in one place, in small steps',
    'See it before you sign in',
    'Six promises that we keep',
    'Light by day, dark when you need it',
    'What this could be for you',
    'For the people who help students',
    'The Recommendation Guide',
    'Write to us',
  ])
  for (const name of ['Tailored', 'Intuitive', 'Bitesized', 'Flexible', 'Engaging', 'Accessible']) {
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
  }
})

test('each training card opens a mail about a demonstration', async ({ page }) => {
  await page.goto('/')
  const cards = page.getByRole('region', { name: 'For the people who help students' })
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(['Assessors', 'AT Trainers', 'NMH Tutors'])
  for (const link of await cards.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^mailto:[^?]+\?subject=Stepwise%20demonstration%20for%20[\w%]+$/)
  }
})

test('twelve testimonials are dealt out over one, two and three columns, read row by row', async ({ page }) => {
  await page.goto('/')
  const wall = page.getByRole('region', { name: 'What this could be for you' })
  await expect(wall.getByRole('listitem')).toHaveCount(12)
  await expect(wall.getByText('Sample', { exact: true })).toHaveCount(12)
  for (const [width, columns] of [
    [599, 1],
    [600, 2],
    [899, 2],
    [900, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const lefts = await wall
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)))
    const places = [...new Set(lefts)].sort((one, other) => one - other)
    expect(places).toHaveLength(columns)
    expect(lefts.map((left) => places.indexOf(left))).toEqual(lefts.map((_, index) => index % columns))
  }
})
