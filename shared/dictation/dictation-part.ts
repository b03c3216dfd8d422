// All that is loaded when someone first dictates.

export { DictationNotice } from './DictationNotice.tsx'
export { DictationState } from './DictationState.tsx'
export { Dictating } from './dictating.ts'
export { findSpeechService, hasAgreed, speechLanguage, storeAgreement } from './speech-service.ts'
