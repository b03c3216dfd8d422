// Code that is loaded when it is needed: three attempts, a message when they fail or take too long, and another try.
export { Lazy, lazyComponent, preloadPart } from './Lazy.tsx'
export { LazyDialogButton, type LazyDialogProps } from './LazyDialogButton.tsx'
export {
  type LazyPart,
  lazyPart,
  loadFailedEvent,
  loadInTime,
  loadWithRetries,
  partTimeoutMs,
  slowPartTimeoutMs,
} from './lazy-part.ts'
export { isLineSlow } from './slow-line.ts'
export { type LazyPartHandle, useLazyPart } from './use-lazy-part.ts'
