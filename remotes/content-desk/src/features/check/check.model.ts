import type { Checked, DocumentBody, EditableDocument } from '@stepwise/shared/contracts'
import { call, messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { createEffect } from 'effector'

interface TextToCheck {
  id: string
  body: DocumentBody
}

export interface CheckOutcome extends TextToCheck {
  result: Checked
}

/** Asks the server to check a text that may not be saved yet (docs/product/content-desk.md#check). */
export const checkTextFx = createEffect(({ id, body }: TextToCheck) =>
  call('POST /content_desk/documents/:id/check', { params: { id }, body: { body } }),
)
/** Someone has read what is live, and it is right. */
export const markCheckedFx = createEffect(async (id: string): Promise<EditableDocument> => {
  const { document } = await call('POST /content_desk/documents/:id/checked', { params: { id } })
  return document
})

/** Of the last check, with the text that was checked. */
export const $checkOutcome = personalStore<CheckOutcome | null>(null).on(checkTextFx.done, (_, { params, result }) => ({
  ...params,
  result,
}))
/** Why the last check gave no answer. */
export const $checkFailure = personalStore<string | null>(null)
  .on(checkTextFx.failData, (_, error) => messageFor(error))
  .reset(checkTextFx)
