import { join } from 'node:path'
import type { Edition } from '@stepwise/shared/contracts'
import { type DirectoryFilesOptions, directoryFiles } from './directory-files.ts'
import { directoryPointer } from './directory-pointer.ts'
import type { Store } from './store.ts'

/** A store in one directory: immutable files, and for each edition a pointer that moves by an atomic rename under a lock. */
export function directoryStore(root: string, edition: Edition = 'study', options?: DirectoryFilesOptions): Store {
  return { files: directoryFiles(root, options), pointer: directoryPointer(pointerFolder(root, edition)), edition }
}

/** Where the pointer of an edition is in a store's directory. */
export const pointerFolder = (root: string, edition: Edition) => join(root, edition)
