import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import './die-with-parent.mjs'
import { ensureInstalled } from './install.mjs'
import { projectNode } from './project-node.mjs'
import { root } from './root.mjs'
import { readSettingsFiles } from './settings-file.mjs'

/**
 * Runs a program of the repository with the project's Node, after installing missing packages. This file uses built-ins of Node 20
 * only, because the machine's own Node runs it. Where that Node is new enough, the program runs in this process: one less.
 *
 * @param {{ program: string, withDev: boolean }} command `program`: a path from the root of the repository.
 */
export async function launch({ program, withDev }) {
  cacheCompiledCode()
  try {
    readSettingsFiles(process.env)
    const hasInstalled = await ensureInstalled({ withDev })
    const main = join(root, program)
    const node = projectNode()
    if (!hasInstalled && realpathSync(node) === realpathSync(process.execPath)) await import(pathToFileURL(main).href)
    else process.exitCode = await runWith(node, main)
  } catch (error) {
    console.error(process.env.DEBUG || !(error instanceof Error) ? error : error.message)
    process.exitCode = 1
  }
}

/** Caches compiled code of this process and its children, for a quicker next start. Node 20 has no such cache. */
function cacheCompiledCode() {
  const folder = join(root, 'var', 'cache', 'node')
  process.env.NODE_COMPILE_CACHE ??= folder
  module.enableCompileCache?.(folder)
}

/**
 * @param {string} node
 * @param {string} main
 * @returns {Promise<number>}
 */
function runWith(node, main) {
  const child = spawn(node, [main, ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}
