// Without a library, for the forms as for the contracts.

/** Something before and after one @, and a dot in the domain: only an email can tell more. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** An address without what is not seen in it, as pasting brings it: spaces around it, zero-width characters, marks of direction. */
export const plainEmail = (text: string) => text.replaceAll(/\p{Cf}/gu, '').trim()
