import type { Rule } from '@stepwise/shared/ui/forms'

/** Spec 5: at least one software must be chosen. */
export const someSoftware: Rule<unknown, string[]> = (softwareIds) =>
  softwareIds.length > 0 ? null : 'Please select your software!'

/** Spec 5, 9: how long the message stays at the bottom of the window. */
export const softwareMessageMs = 6000
