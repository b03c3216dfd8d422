import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { type DebianName, debianPackages } from './debian-packages.ts'
import { debianProgram } from './debian-program.ts'

const run = promisify(execFile)
const programs: [DebianName, string, string[], RegExp][] = [
  ['nginx', 'nginx', ['-v'], /nginx version/],
  ['haproxy', 'haproxy', ['-v'], /HAProxy version/],
  ['pgbouncer', 'pgbouncer', ['--version'], /PgBouncer/],
  ['freeplane', 'xsltproc', ['--version'], /libxslt/],
  ['postgresql', 'pg_basebackup', ['--version'], /PostgreSQL/],
]

test.each(programs)(
  '%s can be started, even when two processes fetch it at once',
  async (name, program, args, says) => {
    const [found, again] = await Promise.all([debianProgram(name), debianProgram(name)])
    if (!found) return
    expect(again?.folder).toBe(found.folder)
    const { stdout, stderr } = await run(found.path(program), args, { env: found.env })
    expect(stdout + stderr).toMatch(says)
  },
)

test('each program has a test of its own here', () => {
  expect(programs.map(([name]) => name).sort()).toEqual(Object.keys(debianPackages).sort())
})
