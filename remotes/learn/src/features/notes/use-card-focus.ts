import { type RefObject, useEffect, useRef } from 'react'
import type { NoteCard } from './note-cards.ts'

/**
 * Moves the focus when the element that had it disappears. After an edit and after a restored deletion: to the options of the card.
 * After a deletion: to the options of the next card. With no card left: to the search.
 */
export function useCardFocus(root: RefObject<HTMLElement | null>, cards: readonly NoteCard[]): void {
  const before = useRef<readonly NoteCard[]>(cards)
  useEffect(() => {
    const last = before.current
    before.current = cards
    const active = document.activeElement
    if (active !== null && active !== document.body) return
    if (last === cards) return
    // There may be thousands.
    const byKey = new Map(cards.map((card) => [card.key, card]))
    const edited = last.find(({ key, edit }) => edit && byKey.get(key)?.edit === null)
    const gone = last.findIndex(({ key }) => !byKey.has(key))
    const isThere = ({ key }: NoteCard) => byKey.get(key)?.isDeleted === false
    const restored = last.find((card) => card.isDeleted && isThere(card))
    if (!edited && !restored && gone < 0) return
    const id = (edited ?? restored)?.note?.id ?? (last[gone + 1] ?? last[gone - 1])?.note?.id
    const target = id ? root.current?.querySelector<HTMLElement>(`[data-note-menu="${id}"]`) : null
    ;(target ?? root.current?.querySelector<HTMLElement>('[data-note-search]'))?.focus()
  }, [root, cards])
}
