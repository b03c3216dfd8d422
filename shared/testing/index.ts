export { contrast } from '../contracts/contrast.ts'
export {
  aFlow,
  aHighlight,
  aLearningModule,
  aLearningModuleCard,
  aNote,
  aSoftware,
  aStep,
  aStepPath,
  aStepSummary,
  aUser,
} from './builders.ts'
export { countFailureWords } from './failure-words.ts'
export { type Answer, answerCalls, expectFailureOnce, failures, refusal } from './failures.ts'
export { asksBeforeLeaving, fillDevice, forbidStorage } from './full-device.ts'
export { addHelperToolbar } from './helper-toolbar.ts'
export { mixed } from './mixed.ts'
export { installRecognition, lastRecognition, removeRecognition } from './recognition.ts'
export { recordCalls } from './record-calls.ts'
export { recordAnnouncements, renderPart, signedInScope, textsOf } from './render.tsx'
export { skipPauses } from './skip-pauses.ts'
export { installSpeech, removeSpeech } from './speech.ts'
export { limitWaits } from './wait-limit.ts'
export { wrapTexts } from './wrap-texts.ts'
