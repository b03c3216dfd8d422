import { type Compiler, RuntimeGlobals, RuntimeModule } from '@rspack/core'

const { moduleCache, ensureChunk } = RuntimeGlobals

class RestartModules extends RuntimeModule {
  constructor() {
    // After what loads chunks is there.
    super('restart modules that failed', RuntimeModule.STAGE_TRIGGER)
  }

  override generate(): string {
    return `
      var loadChunk = ${ensureChunk};
      ${ensureChunk} = function (id) {
        for (var module in ${moduleCache}) if (${moduleCache}[module].error !== undefined) delete ${moduleCache}[module];
        return loadChunk(id);
      };`
  }
}

/**
 * Lets modules that threw while they started start again when a chunk is asked for again. The federation runtime lets code
 * start although a shared module that it needs has not arrived; with `strictModuleErrorHandling` the runtime then throws that
 * first failure for as long as the page lives, without it half a module is handed out.
 */
export class RestartModulesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RestartModulesPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('RestartModulesPlugin', (chunk, requirements) => {
        requirements.add(moduleCache)
        requirements.add(ensureChunk)
        compilation.addRuntimeModule(chunk, new RestartModules())
      })
    })
  }
}
