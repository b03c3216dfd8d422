import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const minimum = /** @type {const} */ ([24, 15])

/**
 * Whether a Node version such as `24.21.0` runs the product, which needs type stripping and `node:sqlite`.
 *
 * @param {string} version
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > minimum[0] || (major === minimum[0] && minor >= minimum[1])
}

/** The path of the Node that is installed as an npm package: Linux and Windows only. */
export function packagedNode(platform = process.platform, arch = process.arch) {
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`
  const path = join(root, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(path) ? path : undefined
}

/** The path of the Node to run the product with. Throws an Error when there is none. */
export function projectNode() {
  if (isNewEnough(process.versions.node)) return process.execPath
  const packaged = packagedNode()
  if (packaged) return packaged
  throw new Error(
    `Stepwise needs Node ${minimum.join('.')} or newer, and this is Node ${process.versions.node}. ` +
      `No Node comes packaged for ${process.platform} ${process.arch}: install one from https://nodejs.org, then try again.`,
  )
}
