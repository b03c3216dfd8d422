import { password } from '../support/accounts.ts'
import { expect, test } from '../support/test.ts'

test('what somebody types stays when the session ends, and is saved once after signing in again', async ({
  page,
  signIn,
  context,
  noise,
}) => {
  noise.allow(/status of 401 .*\/api\//)
  await signIn('finished')
  await page.goto('/flows/lectures/learning_modules/get-ready/chapters/in-the-room/steps/where-to-sit-and-why')
  await page.getByRole('button', { name: 'Add note' }).click()
  const text = `written before the session ended ${Date.now()}`
  const box = page.getByRole('textbox', { name: /^Note on/ })
  await box.fill(text)
  await context.clearCookies()
  await box.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog).toBeHidden()
  const kept = async () => (await (await page.request.get('/api/notes')).text()).split(text).length - 1
  await expect.poll(kept).toBe(1)
})

test('a tab starts anew when another one has signed out', async ({ page, signIn, context, noise }) => {
  noise.allow(/status of 401 .*\/api\//)
  await signIn('content')
  await page.goto('/dashboard/learn')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hi Col, /)
  const other = await context.newPage()
  await other.goto('/dashboard/learn')
  await other.getByRole('button', { name: /^Account menu/ }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(other).toHaveURL('/')
  await expect(page).toHaveURL('/auth/sign-in')
})
