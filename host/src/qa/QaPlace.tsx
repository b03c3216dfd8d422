import type { Registry } from '@stepwise/shared/contracts'
import { Lazy, lazyPart } from '@stepwise/shared/lazy'
import { preview } from '@stepwise/shared/preview'
import type { Router } from '@stepwise/shared/routing'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { reportFault } from '../remotes/report-fault.ts'
import { loneRemote } from './lone-remote.ts'
import { isQaPage } from './qa.model.ts'

const qaPage = lazyPart(() => import(/* webpackChunkName: "qa-page" */ './qa-page.tsx'))
const region = {
  load: async () => (await qaPage.load()).QaRegion,
  loaded: () => qaPage.loaded()?.QaRegion,
}

/** A QA page says what it shows, between the bars of the shell and the page. */
export function QaPlace() {
  return isQaPage(useRegistry()) && !preview ? <Lazy part={region} title="The QA banner" props={{}} autoRetry /> : null
}

/**
 * Calls `start` when the state in which a QA page is opened is there; on any other page at once. Without the code for it the
 * product starts as it is.
 */
export function startWhenReady(registry: Registry, start: () => Router): void {
  if (!isQaPage(registry) || preview) {
    start()
    return
  }
  qaPage
    .load()
    .then(({ prepareQaPage }) => prepareQaPage(registry))
    .catch((error) => reportFault({ part: 'host', version: registry.host.version, error }))
    .then(() => {
      const router = start()
      if (loneRemote(registry)) qaPage.loaded()?.keepInAddress(router)
    })
}
