/** A key, or several at once, that does something in the product and can be switched off. */
export interface Shortcut {
  /** As it is kept for a person who has switched it off: 40 letters at most (shared/contracts/user.ts). */
  id: string
  /** Each of these does it: 'F6', 'Alt + Shift + W'. As they are written on the keys. */
  keys: readonly string[]
  /** 'Play or pause' */
  does: string
}

export interface ShortcutGroup {
  /** Where they work, as a heading. */
  where: string
  /** More of it, as a sentence. */
  hint?: string
  /** Only for testers and content managers; everyone by default. */
  audience?: 'testers' | 'content-managers'
  shortcuts: readonly Shortcut[]
}
