import type { Edition } from '../contracts/index.ts'
import { type EditionWords, editionWords } from './words.ts'

// Replaced by the build of the host (or, in the workbench, by what its bar says). Remotes never see it: they read this
// module, which only hosts contain.
declare const STEPWISE_EDITION: Edition

/** The edition this host was built as, with its words and features (spec 1; mission 1, 16). */
export const edition: EditionWords = editionWords[typeof STEPWISE_EDITION === 'undefined' ? 'study' : STEPWISE_EDITION]
export type { EditionWords }
