import { expect, test } from '../support/test.ts'

test('the guided tour is pro’s in picture and words', async ({ page, signIn }) => {
  await signIn('pro')
  await page.goto('/dashboard/software')
  await page.getByRole('button', { name: 'GUIDED TOUR' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Guided tour' })
  await expect(dialog.locator('video, source').first()).toHaveAttribute('src', /guided-tour-pro\/video\.mp4$/)
  const files = ['captions.vtt', 'chapters.vtt', 'video.json', 'thumbnails.vtt', 'poster.webp', 'video.mp4']
  for (const file of files) {
    const answer = await page.request.get(`/media/videos/guided-tour-pro/${file}`)
    expect(answer.status(), file).toBe(200)
    if (/vtt|json/.test(file))
      expect(await answer.text()).not.toMatch(/\b(flows?|essays?|stud(y|ent)|lectures?|exams?)\b/i)
  }
})
