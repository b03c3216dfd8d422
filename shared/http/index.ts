import { claimSingleton } from '../singleton/claim-singleton.ts'

export { callsBelongTo, endOutdatedCalls, type SessionMark } from './belonging.ts'
export {
  type CallInput,
  call,
  callsSpeakFor,
  type FailurePage,
  failurePageAsked,
  networkFailed,
  renewSessionsWith,
  sessionCallsEnded,
} from './client.ts'
export {
  CallError,
  type Failure,
  fieldErrorsOf,
  internalErrorMessage,
  isStatus,
  messageFor,
  networkErrorMessage,
} from './failure.ts'

claimSingleton('http')
