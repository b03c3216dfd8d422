// docs/product/routes-and-guards.md#own-title
import { pageTitle } from '@stepwise/shared/routing'
import { expect, test } from 'vitest'
import config from '../remote.config.ts'

const titles = config.routes.map((route) =>
  pageTitle(route.path, 'Stepwise', 'title' in route ? route.title : undefined),
)

test.each(config.routes.filter(({ path }) => path.includes(':')))(
  '$path says what the page is, not what its address ends with',
  (route) => {
    expect(route).toHaveProperty('title')
  },
)

test('no page is called by a name that only the address has', () => {
  expect(
    titles.filter((title) => /^(Dsa|Inst|Site) licence|^Auth|^Onboarding|^Testimonial|[Tt]oken/.test(title)),
  ).toEqual([])
})
