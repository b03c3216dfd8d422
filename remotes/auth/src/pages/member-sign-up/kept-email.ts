// Spec 3: the address is kept in this browser between the steps.
const key = 'stepwise.sign-up-email'

export const keptEmail = () => localStorage.getItem(key) ?? ''
export const keepEmail = (email: string) => localStorage.setItem(key, email)
