import type { Page } from 'playwright/test'
import { installSpeech, type Spoken, type StandInSpeech, type StandInVoice } from '../../shared/testing/speech.ts'

const kate: StandInVoice = { name: 'Kate', lang: 'en-GB', localService: true, default: true }
const online: StandInVoice = { name: 'Online', lang: 'en-US', localService: false }

/** So slow that a sentence lasts as long as its test. */
export const endless = 1_000_000

/** Gives the pages to come a stand-in for the browser's speech: a Chromium without a device's voices has none. */
export async function giveVoices(page: Page, msPerWord = endless): Promise<void> {
  const speech: StandInSpeech = { voices: [kate, online], msPerWord }
  await page.addInitScript(installSpeech, speech)
}

/** What has been spoken on this page so far. */
export const spoken = (page: Page): Promise<Spoken[]> =>
  page.evaluate(() => (globalThis as unknown as { spokenAloud: Spoken[] }).spokenAloud)

export const isSpeaking = (page: Page): Promise<boolean> => page.evaluate(() => speechSynthesis.speaking)

/** The words of the page that are marked. */
export const marked = (page: Page, kind: 'sentence' | 'word'): Promise<string> =>
  page.evaluate((name) => [...(CSS.highlights.get(name) ?? [])].map(String).join(), `read-aloud-${kind}`)
