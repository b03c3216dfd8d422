import { expect, type Page } from 'playwright/test'
import { pressByKeyboard } from './keyboard.ts'

/** A device of the browser's own that holds passkeys, such as a phone with a fingerprint reader. */
export interface Authenticator {
  /** Whether the person is recognised by it; otherwise it is as if they had closed the browser's window. */
  recognise: (isRecognised: boolean) => Promise<void>
}

/** Gives the page a device for passkeys, which always says that the person is there. It has none yet. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    recognise: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}

/** Adds a passkey on the account page, by keyboard alone. The page's person has just signed in. */
export async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/settings/account')
  await pressByKeyboard(page, 'button', 'Add a passkey')
  await page.getByLabel('Passkey name').fill(name)
  await pressByKeyboard(page, 'button', 'Add this passkey')
  await expect(page.getByRole('main').getByText(`You can sign in with “${name}” now.`)).toBeVisible()
}
