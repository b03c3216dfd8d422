import { execFileSync } from 'node:child_process'

/** The processes below this one, the nearest first, whose command line has `script` in it. For tests. */
export function processesBelow(pid: number, script: string): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n')
  const all = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
  const below = (parent: number): { pid: number; args: string }[] =>
    all
      .filter(([, , ppid]) => Number(ppid) === parent)
      .flatMap(([, id, , args = '']) => [{ pid: Number(id), args }, ...below(Number(id))])
  return below(pid)
    .filter(({ args }) => args.includes(script))
    .map((found) => found.pid)
}
