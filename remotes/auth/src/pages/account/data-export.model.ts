import type { DataExport } from '@stepwise/shared/contracts'
import { call, messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { attach, createEffect, createEvent, sample } from 'effector'
import { withStepUp } from '../../features/security/step-up.model.ts'

// docs/product/own-account.md#data-export: the file is made in the background. While the page is open it asks how far that is.

/** Between two questions, in ms. */
const pollMs = 4000

export const dataExportOpened = createEvent()
export const dataExportClosed = createEvent()

/** 'none': there is no file. Null until it is known. */
export const $dataExport = personalStore<DataExport | 'none' | null>(null)
/** Why it is not known. */
export const $dataExportProblem = personalStore<string | null>(null)
const $isOpen = personalStore(false)
  .on(dataExportOpened, () => true)
  .reset(dataExportClosed)

export const fetchDataExportFx = createEffect(() => call('GET /users/data_export', { failures: 'caller' }))
const pollFx = attach({ effect: fetchDataExportFx })
export const requestDataExportFx = createEffect(() => call('POST /users/data_export'))
export const makeDataExportFx = withStepUp(requestDataExportFx)
export const pauseFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, pollMs)))

sample({ clock: dataExportOpened, target: fetchDataExportFx })
$dataExport.on([fetchDataExportFx.doneData, requestDataExportFx.doneData], (_, { export: made }) => made ?? 'none')
$dataExportProblem.on(fetchDataExportFx.failData, (_, error) => messageFor(error)).reset(fetchDataExportFx.done)

// A question that fails is asked again: only an answer ends the waiting.
const isWaiting = (made: DataExport | 'none' | null) => made !== null && made !== 'none' && made.state === 'waiting'
sample({
  clock: [fetchDataExportFx.finally, requestDataExportFx.done],
  source: { made: $dataExport, isOpen: $isOpen, isPausing: pauseFx.pending },
  filter: ({ made, isOpen, isPausing }) => isOpen && !isPausing && isWaiting(made),
  fn: () => {},
  target: pauseFx,
})
sample({
  clock: pauseFx.done,
  source: { made: $dataExport, isOpen: $isOpen },
  filter: ({ made, isOpen }) => isOpen && isWaiting(made),
  fn: () => {},
  target: pollFx,
})

export const readyMessage = 'Your file is ready.'
export const failedMessage = 'The file could not be made.'
sample({
  clock: pollFx.doneData,
  filter: ({ export: made }) => made !== null && made.state !== 'waiting',
  fn: ({ export: made }) => (made?.state === 'ready' ? readyMessage : failedMessage),
  target: announced,
})
