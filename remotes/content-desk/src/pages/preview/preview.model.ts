import type { EditableDocument } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'
import { loadDocument } from '../../features/draft/draft.api.ts'

/** The preview of this document is on screen, or the person tries again to load it. */
export const previewOpened = createEvent<string>()
/** Another tab has changed what the server has of the document. */
export const changedElsewhere = createEvent()

export const $document = personalStore<EditableDocument | null>(null)
export const $loadFailure = personalStore<string | null>(null)
/** Grows with each change of another tab. */
export const $changes = personalStore(0)

export const loadPreviewedFx = createEffect(loadDocument)

sample({ clock: previewOpened, target: loadPreviewedFx })
$document.on(loadPreviewedFx.doneData, (_, document) => document).reset(previewOpened)
$loadFailure.on(loadPreviewedFx.failData, (_, error) => messageFor(error)).reset(previewOpened)
$changes.on(changedElsewhere, (changes) => changes + 1)
