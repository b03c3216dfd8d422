// What is built again with each save, and how open pages take it.
export { debounce } from './debounce.ts'
export { addLiveReload, type OpenPages, pageScripts } from './live-reload.ts'
export { watchPart } from './part-watcher.ts'
