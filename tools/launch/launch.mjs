import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import './die-with-parent.mjs'
import { ensureInstalled } from './install.mjs'
import { projectNode } from './project-node.mjs'
import { root } from './root.mjs'

/**
 * Runs `tools/<verb>/main.ts` with the project's Node, after installing what is missing. Built-ins only, and nothing newer
 * than Node 20, because this is what a machine's own Node reads first. Where that Node is the right one the verb runs in
 * this process, which saves one at run time.
 */
export async function launch(verb, { withDev }) {
  keepCompiledCode()
  try {
    const hasInstalled = await ensureInstalled({ withDev })
    const main = join(root, 'tools', verb, 'main.ts')
    const node = projectNode()
    if (!hasInstalled && realpathSync(node) === realpathSync(process.execPath)) await import(pathToFileURL(main).href)
    else process.exitCode = await runWith(node, main)
  } catch (error) {
    console.error(process.env.DEBUG ? error : error.message)
    process.exitCode = 1
  }
}

/** Keeps compiled code, of this process and of those it starts, for a quicker next start. Node 20 cannot. */
function keepCompiledCode() {
  const folder = join(root, 'var', 'cache', 'node')
  process.env.NODE_COMPILE_CACHE ??= folder
  module.enableCompileCache?.(folder)
}

function runWith(node, main) {
  const child = spawn(node, [main, ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}
