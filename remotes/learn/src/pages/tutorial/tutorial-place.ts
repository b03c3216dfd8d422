import type { StepPath } from '@stepwise/shared/contracts'

/** Which tutorial step a person has come to. */
export type TutorialPlace =
  | { kind: 'essentials'; software: string; stepSlug: string }
  | { kind: 'strategies'; software: string; path: StepPath }
