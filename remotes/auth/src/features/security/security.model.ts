import type { Security } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'
import { createLoader } from '@stepwise/shared/session'
import { createEvent, sample } from 'effector'

export const securityOpened = createEvent()
/** Part of it has changed on the server. */
export const securityChanged = createEvent<Partial<Security>>()

const loader = createLoader(() => call('GET /users/security', { failures: 'caller' }))
/** How the person can sign in, and show that it is them. */
export const { loadFx: fetchSecurityFx, $value: $security, $failure: $securityProblem } = loader

sample({ clock: securityOpened, target: fetchSecurityFx })
loader.changeOn(securityChanged, (security, changes) => ({ ...security, ...changes }))
