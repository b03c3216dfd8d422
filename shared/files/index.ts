// Files that a page makes by itself.
export { asFileName, saveFile } from './save-file.ts'
