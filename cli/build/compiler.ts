import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../launch/root.mjs'

const run = promisify(execFile)

/** Where the compiler is. A production install has none. */
export const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')

/** What the compiler says of a project, in lines; none where all is well. Throws where there is no compiler. */
export async function compilerLines(config: string): Promise<string[]> {
  try {
    await run(process.execPath, [tsc, '-p', config, '--pretty', 'false'], { cwd: root, maxBuffer: 2 ** 26 })
    return []
  } catch (error) {
    const { stdout } = error as { stdout?: string }
    if (!stdout) throw error
    return stdout.trim().split('\n')
  }
}
