// No singleton: each remote whose texts can be dictated has its own copy. What listens is in a chunk that is loaded with the first press
// (docs/product/dictation.md).

export { Dictation } from './Dictation.tsx'
export { endDictation } from './running.ts'
