import { call } from '@stepwise/shared/http'
import { callOf, type EssentialAddress, type StepAddress } from './step-address.ts'

const path = '/flows/:flowSlug/learning_modules/:learningModuleSlug/chapters/:chapterSlug/steps/:stepSlug'

/** The calls under way, by the address that asks: each visit of a step has one of its own. */
const underWay = new WeakMap<StepAddress, AbortController>()

/** Loads a step. Without a network the page stays as it is and says so itself. */
export function loadStep(address: StepAddress) {
  const { params, query } = callOf(address)
  const ending = new AbortController()
  underWay.set(address, ending)
  // In this order: the browser has asked for the very same address before this script arrived (remote.config.ts).
  return call(`GET ${path}`, {
    params,
    query: address.view === 'flows' ? { ...query, track_session: 'true' } : query,
    signal: ending.signal,
    failures: 'page-if-reached',
  })
}

/** Nobody waits for these steps any more. */
export function abortStepLoads(addresses: StepAddress[]) {
  for (const address of addresses) underWay.get(address)?.abort()
}

export function completeStep(address: StepAddress | EssentialAddress) {
  if (!('essentialSlug' in address)) return call(`POST ${path}/complete`, callOf(address))
  const params = { softwareSlug: address.software, stepSlug: address.essentialSlug }
  return call('POST /tutorials/:softwareSlug/essentials/:stepSlug/complete', { params })
}

/** Makes the step a favourite or none; harmless when made twice. */
export function saveFavourite(address: StepAddress, isFavourite: boolean) {
  return call(`POST ${path}/toggle_favourite`, { ...callOf(address), body: { is_favourite: isFavourite } })
}
