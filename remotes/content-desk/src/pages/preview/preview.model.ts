import { createLoader, personalStore } from '@stepwise/shared/session'
import { createEvent, sample } from 'effector'
import { loadDocument } from '../../features/draft/draft.api.ts'

/** The preview of this document is on screen, or the person tries again to load it. */
export const previewOpened = createEvent<string>()
/** Another tab has changed what the server has of the document. */
export const changedElsewhere = createEvent()

export const { loadFx: loadPreviewedFx, $value: $document, $failure: $loadFailure } = createLoader(loadDocument)
/** Grows with each change of another tab. */
export const $changes = personalStore(0)

sample({ clock: previewOpened, target: loadPreviewedFx })
$document.reset(previewOpened)
$changes.on(changedElsewhere, (changes) => changes + 1)
