import { call, requirePart } from '@stepwise/shared/http'
import { paths } from '@stepwise/shared/routing'
import { type EssentialAddress, type StepAddress, toCall } from './step-address.ts'

const path = paths.step.pattern

/** The controllers of loads without an answer. Every visit has an address object of its own, even when its content is the same. */
const controllers = new WeakMap<StepAddress, AbortController>()

/** Loads a step. Without a network the page stays as it is and says so itself. */
export async function loadStep(address: StepAddress) {
  const { params, query } = toCall(address)
  const controller = new AbortController()
  controllers.set(address, controller)
  // In this order: the page's first script has already made the call that remote.config.ts names, and this takes its answer.
  const opened = await call(`GET ${path}`, {
    params,
    query: address.view === 'flows' ? { ...query, track_session: 'true' } : query,
    signal: controller.signal,
    failures: 'page-if-reached',
  })
  requirePart(opened.step, 'step')
  requirePart(opened.learningModule, 'learning module')
  return opened
}

export function abortStepLoads(addresses: StepAddress[]) {
  for (const address of addresses) controllers.get(address)?.abort()
}

export function completeStep(address: StepAddress | EssentialAddress) {
  if (!('essentialSlug' in address)) return call(`POST ${path}/complete`, toCall(address))
  const params = { softwareSlug: address.software, stepSlug: address.essentialSlug }
  return call('POST /tutorials/:softwareSlug/essentials/:stepSlug/complete', { params })
}

/** Sets the favourite mark, so the call is harmless when made twice. */
export function saveFavourite(address: StepAddress, isFavourite: boolean) {
  return call(`POST ${path}/toggle_favourite`, { ...toCall(address), body: { is_favourite: isFavourite } })
}
