// When to try again. A library without state of its own: whoever imports it brings it along, so it is no singleton.
export { pauseBeforeRetry, watchNetwork } from './retry.ts'
