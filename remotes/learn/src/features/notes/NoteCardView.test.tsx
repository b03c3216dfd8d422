import { aNote, renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NoteCardView } from './NoteCardView.tsx'
import { type NoteCard, noteCards } from './note-cards.ts'

test('markup in a note is shown as text', () => {
  const content = '<img src=x onerror="alert(1)"><b>bold</b>'
  const facts = { notes: [aNote({ content })], deleted: {}, entries: {}, drafts: {}, creationKeys: {} }
  const [card] = noteCards(facts) as [NoteCard]
  renderPart(<NoteCardView card={card} onVisit={vi.fn()} onDelete={vi.fn()} />)
  expect(screen.getByText(content)).toBeDefined()
  expect(document.querySelector('article img, article b')).toBeNull()
})
