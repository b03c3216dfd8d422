import { type Compiler, RuntimeModule } from '@rspack/core'

interface RuntimeCode {
  name: string
  /** What it uses of the bundler's runtime (`RuntimeGlobals`). */
  needs: string[]
  /** JavaScript. It runs after the function that loads chunks is there, so that it can wrap it. */
  code: string
}

/** Adds code of ours to the bundler's runtime in each entry. */
export function addRuntimeCode(compiler: Compiler, { name, needs, code }: RuntimeCode): void {
  class RuntimeCodeModule extends RuntimeModule {
    constructor() {
      super(name, RuntimeModule.STAGE_TRIGGER)
    }

    override generate(): string {
      return code
    }
  }
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk, requirements) => {
      for (const need of needs) requirements.add(need)
      compilation.addRuntimeModule(chunk, new RuntimeCodeModule())
    })
  })
}
