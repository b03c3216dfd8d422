import { call } from '@stepwise/shared/http'
import { callOf, type StepAddress } from './step-address.ts'

const path = '/flows/:flowSlug/learning_modules/:learningModuleSlug/chapters/:chapterSlug/steps/:stepSlug'

export function loadStep(address: StepAddress) {
  const { params, query } = callOf(address)
  // In this order: the browser has asked for the very same address before this script arrived (remote.config.ts).
  return call(`GET ${path}`, {
    params,
    query: address.view === 'flows' ? { ...query, track_session: 'true' } : query,
  })
}

export function completeStep(address: StepAddress) {
  return call(`POST ${path}/complete`, callOf(address))
}

export function toggleFavourite(address: StepAddress) {
  return call(`POST ${path}/toggle_favourite`, callOf(address))
}
