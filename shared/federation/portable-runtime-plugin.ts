import { type Compiler, rspack } from '@rspack/core'

/** The absolute path of an imported package, as it is in a `data:` address: with its scope and name in a group. */
const packagePaths =
  /(?<=%22)(?:(?!%22).)*node_modules(?:%2F|%5C%5C)(%40[\w-]+)(?:%2F|%5C%5C)([\w-]+)(?:(?!%22).)*(?=%22)/g

/**
 * The federation plugin starts its runtime by a module that has its text as its address, with paths of this machine in it. The numbers of
 * modules, and so the bytes of a build, would depend on where the repository is. The packages' names lead to the same files.
 */
export class PortableRuntimePlugin {
  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(/data:text\/javascript,import%20__module_federation/, (resource) => {
      resource.request = resource.request.replace(packagePaths, '$1%2F$2')
    }).apply(compiler)
  }
}
