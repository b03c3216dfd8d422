import { aNote, renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NoteCardView } from './NoteCardView.tsx'
import { type NoteCard, noteCards } from './note-cards.ts'
import { addDraftId, editId } from './pending-note.ts'

test('markup in a note is shown as text', () => {
  const content = '<img src=x onerror="alert(1)"><b>bold</b>'
  const facts = { notes: [aNote({ content })], deleted: {}, entries: {}, drafts: {}, creationKeys: {} }
  const [card] = noteCards(facts) as [NoteCard]
  renderPart(<NoteCardView card={card} onVisit={vi.fn()} onDelete={vi.fn()} />)
  expect(screen.getByText(content)).toBeDefined()
  expect(document.querySelector('article img, article b')).toBeNull()
})

test('typing elsewhere leaves the cards as they are; an edit renews its own card alone', () => {
  const notes = [aNote({ id: 'one' }), aNote({ id: 'two' })]
  const cardsWith = (drafts: Parameters<typeof noteCards>[0]['drafts']) =>
    noteCards({ notes, deleted: {}, entries: {}, drafts, creationKeys: {} })
  const cards = cardsWith({})
  expect(cardsWith({ [addDraftId('step')]: { content: 'A new note' } })).toBe(cards)

  const edited = cardsWith({ [editId('two')]: { content: 'Better' } })
  expect(edited.map((card, at) => card === cards[at])).toEqual([true, false])
  expect(edited[1]?.edit).toEqual({ content: 'Better' })
})
