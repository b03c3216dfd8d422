// A library without state of its own: every remote may bring its copy, so it is not a singleton.
export { pauseBeforeRetry, watchNetwork } from './retry.ts'
