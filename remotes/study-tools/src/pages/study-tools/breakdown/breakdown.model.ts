import { $user } from '@stepwise/shared/session'
import { createPersistedValues } from '../../../features/tool/persisted-values.ts'
import { defaultWords } from './essay-plans.ts'
import { mindMapsFor } from './mind-map.ts'

/** The length chosen last. */
export const breakdownInput = createPersistedValues('essay-breakdown', { words: defaultWords })

/** The mind maps for the person's software. */
export const $mindMaps = $user.map((user) => mindMapsFor((user?.softwares ?? []).map(({ name }) => name)))
