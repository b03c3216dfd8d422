// docs/product/accounts.md#session-length

/** How long a session lasts after its last check. */
export const sessionSeconds = 30 * 24 * 60 * 60
/** How long it lasts at most. */
export const longestSessionSeconds = 90 * 24 * 60 * 60
/** On a computer that others use too, in any case. */
export const sharedComputerSeconds = 12 * 60 * 60
