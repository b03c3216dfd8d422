export {
  aFlow,
  aLearningModule,
  aLearningModuleCard,
  aNote,
  aSoftware,
  aStep,
  aStepSummary,
  aUser,
} from './builders.ts'
export { asksBeforeLeaving, fillDevice } from './full-device.ts'
export { renderPart, signedInScope } from './render.tsx'
export { installSpeech, removeSpeech } from './speech.ts'
export { limitWaits } from './wait-limit.ts'
export { wrapTexts } from './wrap-texts.ts'
