import type { Security } from '@stepwise/shared/contracts'
import { call, messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'

export const securityOpened = createEvent()
/** Part of it has changed on the server. */
export const securityChanged = createEvent<Partial<Security>>()

/** How the person can sign in, and show that it is them; null until it has been loaded. */
export const $security = personalStore<Security | null>(null)
export const $securityProblem = personalStore<string | null>(null)

export const fetchSecurityFx = createEffect(() => call('GET /users/security', { failures: 'caller' }))

sample({ clock: securityOpened, target: fetchSecurityFx })
$security
  .on(fetchSecurityFx.doneData, (_, security) => security)
  .on(securityChanged, (security, changes) => (security ? { ...security, ...changes } : security))
$securityProblem.on(fetchSecurityFx.failData, (_, error) => messageFor(error)).reset(fetchSecurityFx)
