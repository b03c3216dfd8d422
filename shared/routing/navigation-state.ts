/** For a link that changes only part of a page (a tab, a chip): focus and scroll stay where they are. */
export const keepFocus = { keepFocus: true } as const

/** Shows and announces a sentence once on the next page, such as "Your password has been changed." */
export function withNotice(notice: string) {
  return { notice }
}

/** The sentence that the page before left in the navigation state, if any. */
export function noticeOf(state: unknown): string | null {
  const notice = (state as { notice?: unknown } | null)?.notice
  return typeof notice === 'string' ? notice : null
}
