import type { MistakeReport } from '@stepwise/shared/contracts'
import { call, isStatus, messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { createEffect, createEvent, sample } from 'effector'

/** A list of reports is on screen. */
export const reportsOpened = createEvent()
/** Opens the dialog that asks whether to settle this report. */
export const settlementRequested = createEvent<MistakeReport>()
export const settlementCancelled = createEvent()
export const settlementConfirmed = createEvent()
/** The reports about this document, which is in the editor, take the focus as soon as they are shown. */
export const listRequested = createEvent<string>()
export const listReached = createEvent()

/** What readers have reported and no one has settled; null until it is loaded. */
export const $reports = personalStore<MistakeReport[] | null>(null)
/** The report that the dialog asks about. */
export const $toSettle = personalStore<MistakeReport | null>(null)
/** Why the reports could not be loaded, or one could not be settled. */
export const $reportsProblem = personalStore<string | null>(null)

export const loadReportsFx = createEffect(async () => {
  const { mistakes } = await call('GET /content_desk/mistakes', { failures: 'caller' })
  return mistakes
})
export const settleReportFx = createEffect(async ({ id }: MistakeReport) => {
  try {
    await call('DELETE /content_desk/mistakes/:id', { params: { id } })
  } catch (error) {
    // Someone else has settled it.
    if (!isStatus(error, 404)) throw error
  }
})
export const reportSettled = settleReportFx.done.map(({ params }) => params)

/** The document whose reports are to take the focus. */
export const $requestedList = personalStore<string | null>(null)
  .on(listRequested, (_, document) => document)
  .reset(listReached, loadReportsFx.fail, settlementRequested)

sample({ clock: reportsOpened, target: loadReportsFx })
$reports
  .on(loadReportsFx.doneData, (_, reports) => reports)
  .on(reportSettled, (reports, settled) => reports?.filter(({ id }) => id !== settled.id))
$toSettle.on(settlementRequested, (_, report) => report).reset(settlementCancelled, reportSettled, reportsOpened)
sample({ clock: settlementConfirmed, source: $toSettle, filter: Boolean, target: settleReportFx })
$reportsProblem
  .on([loadReportsFx.failData, settleReportFx.failData], (_, error) => messageFor(error))
  .reset(loadReportsFx, settleReportFx, settlementRequested)
sample({ clock: reportSettled, fn: () => 'Report settled', target: announced })
