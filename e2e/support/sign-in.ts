import type { Locator, Page } from 'playwright/test'
import { password } from './accounts.ts'
import { chooseInMenu } from './keyboard.ts'
import { accountMenu } from './page.ts'
import { expect } from './test.ts'
import { startApp } from './words.ts'

export const passwordField = (form: Page | Locator): Locator => form.getByLabel('Password', { exact: true })

interface Credentials {
  email: string
  password?: string
}

/** Opens the sign-in page and waits for the app behind its words. */
export async function openSignIn(page: Page): Promise<void> {
  await page.goto('/auth/sign-in')
  await startApp(page)
}

/** Fills the form of the sign-in page; the password is that of all demo accounts if left out. */
export async function fillSignIn(page: Page, { email, password: given = password }: Credentials): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await passwordField(page).fill(given)
}

/** Fills and submits the form of the sign-in page. */
export async function signInByForm(page: Page, credentials: Credentials): Promise<void> {
  await fillSignIn(page, credentials)
  await submitSignIn(page)
}

export const submitSignIn = (form: Page | Locator): Promise<void> =>
  form.getByRole('button', { name: 'Sign in', exact: true }).click()

/** What a page shows when the session of its person has ended. */
export const signInAgainDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Please sign in again' })

/** Signs in in that dialog, which closes. */
export async function signInAgain(page: Page): Promise<void> {
  const dialog = signInAgainDialog(page)
  await passwordField(dialog).fill(password)
  await submitSignIn(dialog)
  await expect(dialog).toHaveCount(0)
}

export async function signOutByKeyboard(page: Page): Promise<void> {
  await accountMenu(page).press('Enter')
  await chooseInMenu(page, 'Sign out')
}

export async function signOutByMenu(page: Page): Promise<void> {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}
