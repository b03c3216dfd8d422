import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const oldest = [24, 15]

/** Whether a Node version such as `24.21.0` runs the product: TypeScript without a build, and `node:sqlite`. */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
}

/** The Node that came with the packages, where there is one for this machine (Linux and Windows). */
export function packagedNode(platform = process.platform, arch = process.arch) {
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`
  const path = join(root, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(path) ? path : undefined
}

/** The Node to run the product with. Throws one sentence when there is none. */
export function projectNode() {
  if (isNewEnough(process.versions.node)) return process.execPath
  const packaged = packagedNode()
  if (packaged) return packaged
  throw new Error(
    `Stepwise needs Node ${oldest.join('.')} or newer, and this is Node ${process.versions.node}. ` +
      `No Node comes packaged for ${process.platform} ${process.arch}: install one from https://nodejs.org, then try again.`,
  )
}
