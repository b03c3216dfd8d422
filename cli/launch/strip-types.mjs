// Lets Node run the TypeScript of our installed packages: in node_modules it runs none by itself.
import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'

// Node warns at the first call that this function may still change.
const { emitWarning } = process
process.emitWarning = () => {}
stripTypeScriptTypes('')
process.emitWarning = emitWarning

registerHooks({
  load(url, context, nextLoad) {
    if (!/\/node_modules\/@stepwise\/.+\.ts$/.test(url)) return nextLoad(url, context)
    const source = stripTypeScriptTypes(readFileSync(new URL(url), 'utf8'))
    return { format: 'module', source, shortCircuit: true }
  },
})
