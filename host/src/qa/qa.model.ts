import type { Registry, Role } from '@stepwise/shared/contracts'
import { personalStore } from '@stepwise/shared/session'
import { createEvent } from 'effector'
import { settings } from '../settings/settings.ts'

// What the start of the host knows of the tools for testers. The rest is loaded when it is used.

export type QaDialog = 'running' | 'versions'

/** Opens "What am I running" and closes it. */
export const runningKey = 'F2'

export const qaDialogOpened = createEvent<QaDialog>()
export const qaDialogClosed = createEvent()
export const $qaDialog = personalStore<QaDialog | null>(null)
  .on(qaDialogOpened, (_, dialog) => dialog)
  .reset(qaDialogClosed)

/** "What am I running" is for QA and content managers, and for everyone in development (docs/product/qa.md#who). */
export const maySeeVersions = (role: Role | null) =>
  role === 'qa' || role === 'content_manager' || !settings.isProduction

/** Other versions are for QA alone; the server asks for the role too (docs/product/qa.md#who). */
export const mayChooseVersions = (role: Role | null) => role === 'qa'

/** Whether the page is shown for a test: with versions that are not live, or one remote alone. */
export const isQaPage = ({ selection }: Registry) => selection?.kind === 'override' || selection?.kind === 'standalone'
