import type { Registry } from '@stepwise/shared/contracts'
import { Lazy, lazyPart } from '@stepwise/shared/lazy'
import { preview } from '@stepwise/shared/preview'
import type { Router } from '@stepwise/shared/routing'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { reportFault } from '../remotes/report-fault.ts'
import { loneRemote } from './lone-remote.ts'
import { isTest } from './qa.model.ts'

const testPage = lazyPart(() => import(/* webpackChunkName: "qa-test-page" */ './test-page.tsx'))
const region = {
  load: async () => (await testPage.load()).TestRegion,
  loaded: () => testPage.loaded()?.TestRegion,
}

/** A page for a test says what it shows, between the bars of the shell and the page. */
export function TestPlace() {
  return isTest(useRegistry()) && !preview ? (
    <Lazy part={region} title="The test banner" props={{}} comesByItself />
  ) : null
}

/**
 * Calls `start` when the state in which a page for a test is opened is there; on any other page at once. Without the code for it the
 * product starts as it is.
 */
export function startWhenReady(registry: Registry, start: () => Router): void {
  if (!isTest(registry) || preview) {
    start()
    return
  }
  testPage
    .load()
    .then(({ prepareTest }) => prepareTest(registry))
    .catch((error) => reportFault({ part: 'host', version: registry.host.version, error }))
    .then(() => {
      const router = start()
      if (loneRemote(registry)) testPage.loaded()?.keepInAddress(router)
    })
}
