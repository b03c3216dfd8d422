/** For so long a person can change their mind (docs/product/own-account.md#deletion). */
export const undoDays = 14
