import { useSyncExternalStore } from 'react'

const none: SpeechSynthesisVoice[] = []

/** The browser's voices as they were listed last. They arrive when the browser has asked the device for them, with `voiceschanged`. */
let listed: SpeechSynthesisVoice[] = none
let source: SpeechSynthesis | undefined

/** `en-GB`; Android writes `en_GB`. */
export const parseLanguage = (tag: string) => tag.split(/[-_]/)[0]?.toLowerCase() ?? ''

const isEnglish = ({ lang }: SpeechSynthesisVoice) => parseLanguage(lang) === 'en'

/** English first; of those the ones that need no network; of those the one that the device takes. */
export function sortVoices(voices: SpeechSynthesisVoice[]): SpeechSynthesisVoice[] {
  const rank = (voice: SpeechSynthesisVoice) =>
    (isEnglish(voice) ? 0 : 4) + (voice.localService ? 0 : 2) + (voice.default ? 0 : 1)
  return voices.toSorted((one, other) => rank(one) - rank(other))
}

/** For a list to choose from: what is English stands apart from the rest. A voice is chosen by its name, so each name is there once. */
export function groupVoices(voices: SpeechSynthesisVoice[]) {
  const named = voices.filter(({ name }, at) => voices.findIndex((voice) => voice.name === name) === at)
  return { english: named.filter(isEnglish), others: named.filter((voice) => !isEnglish(voice)) }
}

/**
 * The voice that reads a text in this language: the chosen one, unless it speaks another language and the device has one that speaks
 * this. Null: the browser takes one by the language.
 */
export function voiceFor(
  voices: SpeechSynthesisVoice[],
  chosenName: string | null,
  lang: string,
): SpeechSynthesisVoice | null {
  const speaks = (voice: SpeechSynthesisVoice | undefined) =>
    !lang || parseLanguage(voice?.lang ?? '') === parseLanguage(lang)
  const chosen = voices.find(({ name }) => name === chosenName)
  if (chosen && speaks(chosen)) return chosen
  return voices.find(speaks) ?? chosen ?? null
}

/** Without sentences to speak by, or a voice to speak with, nothing can be read aloud. */
const canSpeak = () => 'speechSynthesis' in globalThis && 'Segmenter' in Intl

function listVoices(): SpeechSynthesisVoice[] {
  if (!canSpeak()) return none
  if (source !== speechSynthesis) {
    source = speechSynthesis
    listed = none
    // Before React asks again.
    source.addEventListener('voiceschanged', () => {
      listed = none
    })
  }
  // The browser makes a new list each time; React asks for the same one as long as nothing has changed.
  if (listed === none) {
    const voices = sortVoices(source.getVoices())
    if (voices.length > 0) listed = voices
  }
  return listed
}

function listenToVoices(onChange: () => void): () => void {
  if (!canSpeak()) return () => {}
  const speech = speechSynthesis
  speech.addEventListener('voiceschanged', onChange)
  return () => speech.removeEventListener('voiceschanged', onChange)
}

/** The voices of this browser, the best for an English text first; none where nothing can be read aloud. */
export const useVoices = (): SpeechSynthesisVoice[] => useSyncExternalStore(listenToVoices, listVoices, () => none)
