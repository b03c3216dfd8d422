import { importRules } from './cli/sources/import-rules/import-rules.mjs'

export default importRules(import.meta.dirname)
