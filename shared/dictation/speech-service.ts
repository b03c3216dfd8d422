import { findRecognition } from './recognition.ts'

/** Where speech becomes text: on this device, or at a service of the browser's maker. */
export type SpeechService = 'device' | 'service'

/** The variant of English that the browser prefers. */
export const speechLanguage = (): string =>
  navigator.languages.find((tag) => /^en\b/i.test(tag)) ?? (document.documentElement.lang || 'en-GB')

/** A service, unless the browser says that it can do without. */
export async function findSpeechService(lang: string): Promise<SpeechService> {
  try {
    const answer = await findRecognition()?.available?.({ langs: [lang], processLocally: true })
    return answer === 'available' ? 'device' : 'service'
  } catch {
    return 'service'
  }
}

const buildKey = (person: string | null) => `stepwise.dictation-agreed.${person ?? 'visitor'}`

/** Whether the person has agreed to this on this device. Who agreed to a service agreed to less, too. */
export function hasAgreed(person: string | null, service: SpeechService): boolean {
  try {
    const agreed = localStorage.getItem(buildKey(person))
    return agreed === 'service' || agreed === service
  } catch {
    return false
  }
}

export function storeAgreement(person: string | null, service: SpeechService): void {
  try {
    localStorage.setItem(buildKey(person), service)
  } catch {
    // The browser blocks storage: it is asked again next time.
  }
}
