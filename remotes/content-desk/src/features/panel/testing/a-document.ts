import type { DocumentSummary, EditableDocument, Revision } from '@stepwise/shared/contracts'

/** A document in the list of the desk: as in its file, checked, nothing to do. */
export function aSummary(changes: Partial<DocumentSummary> = {}): DocumentSummary {
  return {
    id: 'page:support-contacts',
    kind: 'page',
    area: 'wellbeing',
    title: 'Support contacts',
    address: '/wellbeing/support-contacts',
    revision: 0,
    publishedBy: null,
    publishedAt: null,
    draftBy: null,
    scheduledFor: null,
    checkedOn: '2026-09-01',
    isDue: false,
    readingAge: 13,
    brokenLinks: 0,
    reports: 0,
    ...changes,
  }
}

export function aRevision(number: number, changes: Partial<Revision> = {}): Revision {
  return {
    number,
    action: 'publish',
    restored: null,
    state: 'past',
    why: '',
    author: { name: 'Col Content', isYou: false },
    createdAt: '2026-03-03T10:32:00.000Z',
    publishAt: null,
    ...changes,
  }
}

/** A document in the editor; `revisions` as the server sends them, the newest first. */
export function aDocument(changes: Partial<EditableDocument> = {}): EditableDocument {
  return {
    ...aSummary(),
    body: { title: 'Support contacts', lead: '', blocks: [] },
    file: { title: 'Support contacts', lead: '', blocks: [] },
    unreadable: [],
    hasVideo: false,
    draft: null,
    revisions: [],
    editors: [],
    ...changes,
  }
}
