/** Speech recognition as browsers have it; no library of types does. */
export interface Recognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  /** Chrome 139 and later: the sound stays on the device. */
  processLocally?: boolean
  onstart: (() => void) | null
  onresult: ((event: RecognitionResults) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  abort: () => void
}

interface RecognitionResults {
  /** The first result that is new or has changed. */
  resultIndex: number
  results: ArrayLike<{ isFinal: boolean; 0: { transcript: string } }>
}

interface RecognitionClass {
  new (): Recognition
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>
}

interface Recognizing {
  SpeechRecognition?: RecognitionClass
  webkitSpeechRecognition?: RecognitionClass
}

/** Undefined where the browser cannot turn speech into text. */
export const findRecognition = (): RecognitionClass | undefined => {
  const browser = globalThis as Recognizing
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition
}
