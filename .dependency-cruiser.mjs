import { importRules } from './tools/check/rules/import-rules/import-rules.mjs'

export default importRules(import.meta.dirname)
