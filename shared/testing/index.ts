export { aFlow, aLearningModule, aLearningModuleCard, aStep, aStepSummary, aUser } from './builders.ts'
export { renderPart, signedInScope } from './render.tsx'
