import type { DocumentBody, EditableDocument, Finding } from '@stepwise/shared/contracts'

/** What the editor gives each panel beside the form. */
export interface PanelProps {
  /** As the server has it. */
  document: EditableDocument
  /** As it is in the form now, perhaps not saved yet. */
  body: DocumentBody
  /** Of the draft on the server, 0 without one: grows with each save. */
  draftVersion: number
  /** The server has answered with the document: published, restored, reset, checked. */
  onDocumentChanged: (document: EditableDocument) => void
  /** Shows these findings at their fields. */
  onChecked: (findings: Finding[]) => void
  /** Opens the block and moves the focus to the field at this path, such as `blocks/3/alt`. */
  goToField: (path: string) => void
}
