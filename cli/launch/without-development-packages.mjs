// Loaded with `node --import` by a test: packages that a production install (`npm ci --omit=dev`) leaves out cannot be found.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './root.mjs'

/** @type {{ packages: Record<string, { dev?: boolean }> }} */
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context)
    const path = found.url.startsWith('file:') ? fileURLToPath(found.url) : ''
    const [, folder = ''] =
      /(?:^|[\\/])(node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path.slice(root.length)) ?? []
    if (!packages[folder.replaceAll(sep, '/')]?.dev) return found
    throw Object.assign(new Error(`Cannot find package '${specifier}' imported from ${context.parentURL}`), {
      code: 'ERR_MODULE_NOT_FOUND',
    })
  },
})
