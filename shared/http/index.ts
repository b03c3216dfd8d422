import { claimSingleton } from '../singleton/claim-singleton.ts'
import { createClient } from './client.ts'

export { type CallInput, type FailureHandler, type FailurePage, failurePageRequested, networkFailed } from './client.ts'
export {
  CallError,
  type Failure,
  fieldErrorsOf,
  internalErrorMessage,
  isRefusal,
  isStatus,
  loggedWords,
  messageFor,
  networkErrorMessage,
  requirePart,
} from './failure.ts'

claimSingleton('http')

/** The one client of this page. `shared/session` connects it with the session. */
export const { call, connectSession, endOutdatedCalls, hasRunningChanges, isSessionCallRunning, sessionCallsEnded } =
  createClient()
