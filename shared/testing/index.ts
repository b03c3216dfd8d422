export { aFlow, aLearningModule, aLearningModuleCard, aNote, aStep, aStepSummary, aUser } from './builders.ts'
export { renderPart, signedInScope } from './render.tsx'
export { installSpeech, removeSpeech } from './speech.ts'
export { wrapTexts } from './wrap-texts.ts'
