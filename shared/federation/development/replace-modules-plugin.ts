import { type Compiler, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'

/**
 * Lets an open page take the changed components and styles of a development build (docs/decisions/029-hot-module-replacement.md).
 * `providesReact`: this build contains React.
 */
export class ReplaceModulesPlugin {
  private readonly part: string
  private readonly providesReact: boolean

  constructor(part: string, { providesReact }: { providesReact: boolean }) {
    this.part = part
    this.providesReact = providesReact
  }

  apply(compiler: Compiler): void {
    const addFirst = (file: string) => new rspack.EntryPlugin(compiler.context, file, {}).apply(compiler)
    if (this.providesReact) addFirst(`${import.meta.dirname}/react-hook.ts`)
    new ReactRefreshRspackPlugin({ test: /\.tsx$/ }).apply(compiler)
    addFirst(`${import.meta.dirname}/take-updates.ts`)
    new rspack.DefinePlugin({ STEPWISE_PART: JSON.stringify(this.part) }).apply(compiler)
    new rspack.HotModuleReplacementPlugin().apply(compiler)
  }
}
