import { type DirectoryFilesOptions, directoryFiles } from './directory-files.ts'
import { directoryPointer } from './directory-pointer.ts'
import type { Store } from './store.ts'

/** A store in one directory: immutable files, and a pointer that moves by an atomic rename under a lock. */
export async function directoryStore(root: string, options?: DirectoryFilesOptions): Promise<Store> {
  return { files: directoryFiles(root, options), pointer: await directoryPointer(root) }
}
