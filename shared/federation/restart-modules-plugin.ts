import { type Compiler, RuntimeGlobals, RuntimeModule } from '@rspack/core'

const { moduleCache, ensureChunk } = RuntimeGlobals

class RestartModules extends RuntimeModule {
  constructor() {
    // Its stage is after that of the function that loads chunks, which it wraps.
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
 * A module that threw when it was first run is run again when a chunk is loaded again. The federation runtime runs code even if a shared
 * module that it needs could not be loaded. With `strictModuleErrorHandling` the bundler's runtime then throws that first error until the
 * page is closed; without it, the module is used half initialised.
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
