import { signedIn } from '@stepwise/shared/session'
import { createEffect, sample } from 'effector'
import { activateLicence } from './licence.api.ts'

export const activateLicenceFx = createEffect(activateLicence)

sample({ clock: activateLicenceFx.doneData, target: signedIn })
