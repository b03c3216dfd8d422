import type { Edition } from '../contracts/index.ts'
import { preview } from '../preview/index.ts'
import { type EditionWords, editionWords } from './words.ts'

// The build of the host replaces it. Remotes are built without it: they import this module, which
// only hosts contain.
declare const STEPWISE_EDITION: Edition

const builtAs: Edition = typeof STEPWISE_EDITION === 'undefined' ? 'study' : STEPWISE_EDITION

/** The edition that this host was built as, or that a preview shows, with its words (docs/decisions/006-edition-in-the-host.md). */
export const edition: EditionWords = editionWords[preview?.edition ?? builtAs]
export type { EditionWords }
