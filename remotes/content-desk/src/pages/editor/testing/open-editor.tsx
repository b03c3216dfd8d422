import type { EditableDocument, MistakeReport, Presence } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing/paths'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { discardDraftFx } from '../../../features/draft/choices.model.ts'
import type { DraftSave } from '../../../features/draft/draft.api.ts'
import { loadDocumentFx, saveDraftFx } from '../../../features/draft/draft.model.ts'
import { refreshDocumentFx, sendPresenceFx } from '../../../features/draft/presence.model.ts'
import { cancelRevisionFx, loadRevisionFx } from '../../../features/history/revisions.model.ts'
import { loadIncomingLinksFx } from '../../../features/links/incoming-links.model.ts'
import { aDocument } from '../../../features/panel/testing/a-document.ts'
import { loadReportsFx } from '../../../features/reports/reports.model.ts'
import EditorPage from '../EditorPage.tsx'

const contact = (id: string, title: string) => ({
  id,
  type: 'contact',
  title,
  content: `What ${title} is for.`,
  image: '',
  alt: '',
  phone: '',
  email: '',
  video: '',
  text: '',
  web: '',
  hours: '',
  checked: '2026-10-01',
  source: 'Their website',
})
export const pageBody = {
  title: 'Support contacts',
  lead: '',
  blocks: [contact('samaritans', 'Samaritans'), contact('shout', 'Shout'), { id: 'old', type: 'carousel', x: 1 }],
}
export const col = { name: 'Col', isYou: true }

/** A page of two contact cards, and a block that this version of the desk does not know. */
export const aPage = (changes: Partial<EditableDocument> = {}): EditableDocument =>
  aDocument({ body: pageBody, file: pageBody, ...changes })

interface Setting {
  document?: EditableDocument
  user?: string
  save?: (draft: DraftSave) => unknown
  load?: () => unknown
  editors?: { name: string }[]
  reports?: MistakeReport[]
  /** What the server says of the document by now, and the document. */
  facts?: Presence['facts']
  refresh?: () => unknown
  loadRevision?: (revision: { id: string; number: number }) => unknown
  cancel?: () => unknown
}
/** Opens the editor for a content manager; each test that saves has a person, and so a device, of its own. */
export async function openEditor({
  document = aPage(),
  user = 'col',
  save,
  load,
  editors = [],
  reports = [],
  facts,
  refresh = async () => document,
  loadRevision = async () => ({}),
  cancel = async () => document,
}: Setting = {}) {
  const saved = vi.fn(
    save ??
      (async ({ body, version, base }: DraftSave) => ({
        version: version + 1,
        body,
        base,
        author: col,
        savedAt: new Date().toISOString(),
      })),
  )
  const discarded = vi.fn(async (given: EditableDocument) => ({ ...given, draft: null }))
  const scope = await signedInScope(aUser({ id: user, role: 'content_manager' }), {
    handlers: [
      [loadDocumentFx, load ?? (async () => document)],
      [saveDraftFx, saved],
      [discardDraftFx, discarded],
      [sendPresenceFx, async () => ({ editors, ...(facts && { facts }) })],
      [refreshDocumentFx, refresh],
      [loadRevisionFx, loadRevision],
      [cancelRevisionFx, cancel],
      [loadReportsFx, async () => reports],
      [loadIncomingLinksFx, async () => []],
    ],
  })
  const { unmount } = renderPart(<EditorPage />, {
    scope,
    at: `/dashboard/content/${encodeURIComponent(document.id)}`,
    path: paths.contentDocument.pattern,
  })
  await waitFor(() => expect(window.document.querySelector('[aria-busy="true"]')).toBeNull())
  return { scope, saved, discarded, unmount, announcement: () => scope.getState($announcement) }
}
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
export const focused = () => window.document.activeElement
export const block = (name: string | RegExp) => screen.getByRole('group', { name })
export const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
export const box = (label: string | RegExp, inside: HTMLElement) =>
  within(inside).getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' })
export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
