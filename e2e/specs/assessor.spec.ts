// docs/product/public-pages.md#assessor

import type { Page } from 'playwright/test'
import { expectUsable } from '../support/accessibility.ts'
import { chooseByKeyboard, tabTo } from '../support/keyboard.ts'
import { button, heading } from '../support/page.ts'
import { playbackTime } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { testPages } from '../support/visited-page.ts'

testPages({ title: 'the assessor page', pages: [{ name: 'assessor toolkit', path: '/assessor' }] })
testPages({
  title: 'public pages',
  tag: ['@pro'],
  pages: [
    { name: 'accessibility statement', path: '/accessibility' },
    { name: 'privacy policy', path: '/privacy' },
    { name: 'terms', path: '/terms' },
  ],
})

const part = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

test('an assessor finds each part, watches, asks and downloads, by keyboard alone', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/assessor')
  await test.step('an anchor leads to its part, and the demo video plays in the page with captions', async () => {
    await expect(heading(page)).toHaveText('Your Assessor Toolkit')
    await expect(page.getByRole('link', { name: 'Book a demo' })).toHaveAttribute('href', /^mailto:[^?]+\?subject=/)

    const anchors = page.getByRole('navigation', { name: 'On this page' })
    for (const name of ['Recommendation Guide', 'Licences and Training', 'Video Walkthrough']) {
      await chooseByKeyboard(page, anchors.getByRole('link', { name }))
      await expect(part(page, name)).toBeInViewport()
    }
    await tabTo(page, button(page, 'Watch the demo video'), 3)
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-media-player]')).toBeFocused()
    await expect.poll(() => playbackTime(page)).toBeGreaterThan(0.2)
    await expect(button(page, 'Captions')).toHaveAttribute('aria-pressed', 'true')
    await expectUsable(page)
  })
  await page.goto('/assessor')
  await test.step('the downloads are files of the kind and size that the links say', async () => {
    const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    for (const [name, type, file] of [
      [/^Download the video/, 'video/mp4', 'assessor-demo-video.mp4'],
      [/^Download its captions/, 'text/vtt', 'assessor-demo-captions.vtt'],
      [/^Download PDF/, 'application/pdf', 'recommendation-guide.pdf'],
      [/^Download Word document/, word, 'recommendation-guide.docx'],
    ] as const) {
      const link = page.getByRole('link', { name })
      await expect(link).toHaveAttribute('download', file)
      const answer = await page.request.get(String(await link.getAttribute('href')))
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toContain(type)
      const [, size] = / ([\d.]+) MB\)/.exec(String(await link.textContent())) ?? []
      if (size) expect(((await answer.body()).length / 1e6).toFixed(1)).toBe(size)
    }
  })
})
