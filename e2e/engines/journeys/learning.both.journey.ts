// docs/product/accessibility.md, docs/product/homes.md

import { learnerOf, productTitle } from '../../support/accounts.ts'
import { choose, expectArrival, tabTo } from '../keyboard.ts'
import { expect, test } from '../test.ts'

test('a person signs in, opens a tutorial from the home, reads, goes on and back', async ({
  enginePage: page,
  edition,
  signIn,
}) => {
  const titled = (words: string) => `${words} - ${productTitle[edition]}`
  await signIn(learnerOf[edition])
  expect(await page.text()).toMatch(/^Hi /m)

  await test.step('from the home to the first page of a tutorial', async () => {
    if (edition === 'study') {
      await tabTo(page, { role: 'tab', name: 'Study flows' })
      await page.press('ArrowRight')
      await page.press('Enter')
      await expect.poll(() => page.read('location.pathname')).toBe('/dashboard/software')
    }
    await choose(page, { role: 'link', name: 'NVDA' })
    await expect.poll(() => page.read('location.pathname')).toBe('/dashboard/software/nvda')
    await choose(page, { role: 'link', name: 'Essentials' })
    await expect.poll(() => page.read('location.pathname')).toMatch(/^\/tutorials\/nvda\/essentials\//)
    await expect.poll(() => page.read('document.activeElement.tagName')).toBe('H1')
  })

  await test.step('Continue leads to the next page, Back to the one before', async () => {
    const first = await page.read<string>('document.activeElement.innerText')
    const title = await page.read<string>('document.title')
    await choose(page, { role: 'link', name: 'Continue' })
    await expectArrival(page, 'Find your way on a page with NVDA', titled('Nvda find your way'))
    await page.back()
    await expectArrival(page, first, title)
  })
})
