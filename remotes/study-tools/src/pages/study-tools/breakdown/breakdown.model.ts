import { $user } from '@stepwise/shared/session'
import { createRemembered } from '../../../features/tool/remembered.ts'
import { defaultWords } from './essay-plans.ts'
import { mindMapsFor } from './mind-map.ts'

/** The length that was chosen last. */
export const breakdownInput = createRemembered('essay-breakdown', { words: defaultWords })

/** Which files suit the person's software. */
export const $mindMaps = $user.map((user) => mindMapsFor((user?.softwares ?? []).map(({ name }) => name)))
