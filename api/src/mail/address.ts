// Narrower than what mail allows: without the characters that could make one address into several.
const mailable = /^[^\s@<>()[\]{},;:\\"\p{C}]+@[^\s@<>()[\]{},;:\\"\p{C}]+\.[^\s@<>()[\]{},;:\\"\p{C}]+$/u

/** Whether mail can be sent to exactly this address: a mail program could read brackets, commas and the like as several addresses. */
export function isMailable(email: string) {
  return mailable.test(email)
}

/** The domain of an address and those it belongs to: `a@cs.uni.example` gives `cs.uni.example` and `uni.example`. */
export function listDomains(email: string) {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.')
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
}
