import { deleteTabDrafts, loadTabDraft, saveTabDraft } from '@stepwise/shared/drafts/tab-draft'

// What is typed into a sign-up stays in the tab. Never passwords (docs/product/accounts.md#sign-up-draft).

const prefix = 'sign-up.'

/** Stores the fields of one type of sign-up. */
export function saveSignUpDraft(type: string, fields: Record<string, string>): void {
  saveTabDraft(prefix + type, fields)
}

/** The stored value of each of these fields, or ''. */
export function loadSignUpDraft<Field extends string>(type: string, fields: readonly Field[]): Record<Field, string> {
  return loadTabDraft(prefix + type, fields)
}

export function deleteSignUpDrafts(): void {
  deleteTabDrafts(prefix)
}
