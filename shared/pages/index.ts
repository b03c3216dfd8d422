export { createPages } from './create-pages.ts'
