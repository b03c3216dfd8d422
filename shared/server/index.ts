export { hasBody, isUnread } from './body.ts'
export { defaultTimeoutMs, guardConnections, guardOptions } from './guard.ts'
export { wordsOf } from './words.ts'
