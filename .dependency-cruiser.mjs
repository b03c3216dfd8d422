import { importLaw } from './tools/import-law/import-law.mjs'

export default importLaw(import.meta.dirname)
