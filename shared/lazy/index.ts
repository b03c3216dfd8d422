// Code that arrives when it is wanted: three attempts, a failure that is told, another try. For host and remotes alike.
export { Lazy, lazyComponent, preloadPart } from './Lazy.tsx'
export { LazyDialogButton, type LazyDialogProps } from './LazyDialogButton.tsx'
export { type LazyPart, lazyPart, loadWithRetries } from './lazy-part.ts'
export { type LazyPartHandle, useLazyPart } from './use-lazy-part.ts'
