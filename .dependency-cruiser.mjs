import { importRules } from './tools/import-rules/import-rules.mjs'

export default importRules(import.meta.dirname)
