// docs/product/homes.md
import { expect, test } from '../support/test.ts'

test('the guided tour of pro has its own video and words', { tag: '@core-pro' }, async ({ page, signIn }) => {
  await signIn('pro')
  await page.goto('/dashboard/software')
  const requested: string[] = []
  page.on('request', (request) => void requested.push(request.url()))
  await page.getByRole('button', { name: 'GUIDED TOUR' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Guided tour' })
  await expect(dialog.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect.poll(() => requested.filter((url) => url.includes('/guided-tour-pro/'))).not.toEqual([])
  expect(requested.filter((url) => url.includes('/guided-tour/'))).toEqual([])
  const files = ['captions.vtt', 'chapters.vtt', 'video.json', 'thumbnails.vtt', 'poster.webp', 'video.mp4']
  for (const file of files) {
    const answer = await page.request.get(`/media/videos/guided-tour-pro/${file}`)
    expect(answer.status(), file).toBe(200)
    if (/vtt|json/.test(file))
      expect(await answer.text()).not.toMatch(/\b(flows?|essays?|stud(y|ent)|lectures?|exams?)\b/i)
  }
})
