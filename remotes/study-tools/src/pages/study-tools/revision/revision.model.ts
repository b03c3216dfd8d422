import { createRemembered } from '../../../features/tool/remembered.ts'

/** What was typed last. */
export const revisionInput = createRemembered('revision-calculator', { topics: '', date: '' })
