import { type Compiler, RuntimeGlobals } from '@rspack/core'
import { addRuntimeCode } from './runtime-code.ts'

const { moduleCache, ensureChunk } = RuntimeGlobals

const restartModules = `
  var loadChunk = ${ensureChunk};
  ${ensureChunk} = function (id) {
    for (var module in ${moduleCache}) if (${moduleCache}[module].error !== undefined) delete ${moduleCache}[module];
    return loadChunk(id);
  };`

/**
 * A module that threw when it was first run is run again when a chunk is loaded again. The federation runtime runs code even if a shared
 * module that it needs could not be loaded. With `strictModuleErrorHandling` the bundler's runtime then throws that first error until the
 * page is closed; without it, the module is used half initialised.
 */
export class RestartModulesPlugin {
  apply(compiler: Compiler): void {
    addRuntimeCode(compiler, {
      name: 'restart modules that failed',
      needs: [moduleCache, ensureChunk],
      code: restartModules,
    })
  }
}
