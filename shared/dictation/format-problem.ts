/** What a person can do about it, by the code of the browser. */
const words: Record<string, string> = {
  'not-allowed':
    'The browser is not allowed to use the microphone here. Allow it for this page in the settings of the browser, then choose Dictate again.',
  'service-not-allowed':
    'The speech service of this browser is switched off. Look for speech in the settings of your device.',
  'audio-capture':
    'No microphone was found. Connect one, or choose one in the settings of your device, then try again.',
  network: 'The speech service of this browser did not answer. Check your connection, or type instead.',
  'no-speech': 'Nothing was heard. Check that the microphone is on and near you, then choose Dictate again.',
  'language-not-supported': 'This browser cannot turn English speech into text.',
}

/** Null where it was ended by the product, or by another page. */
export function formatProblem(code: string): string | null {
  if (code === 'aborted') return null
  return words[code] ?? 'The browser could not turn speech into text. Try again, or type instead.'
}
