export { buildPart, ensureBuilt } from './build-part.ts'
export { compilerLines } from './compiler.ts'
export { forEachConcurrently } from './concurrency.ts'
export { type PartFolder, partFolder, partFolders, partPath } from './parts.ts'
