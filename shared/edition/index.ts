import type { Edition } from '../contracts/index.ts'
import { type EditionWords, editionWords } from './words.ts'

// The build of the host replaces it; in the workbench the bar chooses. Remotes are built without it: they import this module, which
// only hosts contain.
declare const STEPWISE_EDITION: Edition

/** The edition that this host was built as, with its words (docs/decisions/006-edition-in-the-host.md). */
export const edition: EditionWords = editionWords[typeof STEPWISE_EDITION === 'undefined' ? 'study' : STEPWISE_EDITION]
export type { EditionWords }
