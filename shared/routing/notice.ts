/** Navigation state that tells the next page to say something once, such as "Your password has been changed." */
export function withNotice(notice: string) {
  return { notice }
}

/** What the page before asked this one to say, if anything. */
export function noticeOf(state: unknown): string | null {
  const notice = (state as { notice?: unknown } | null)?.notice
  return typeof notice === 'string' ? notice : null
}
