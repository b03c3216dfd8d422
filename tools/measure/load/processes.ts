import { readdirSync, readFileSync } from 'node:fs'

/** A program of the stage: its first process, and what that one starts. */
export interface Program {
  name: string
  /** Undefined while it is down. */
  pid: () => number | undefined
}

/** What a program took at a moment. */
export interface Sample {
  /** Seconds since the first sample. */
  at: number
  name: string
  /** Share of one core since the sample before, in percent. */
  cpuPercent: number
  megabytes: number
}

const ticksPerSecond = 100

/** Samples programs and their children every few seconds, from /proc. `stop` returns the samples. */
export function startSampling(programs: Program[], everyMs = 5000) {
  const samples: Sample[] = []
  const began = Date.now()
  const last = new Map<string, { pid: number; ticks: number; at: number }>()
  const sample = () => {
    const parents = parentsOfAll()
    // All of them are children of this process.
    const others = new Set(programs.map(({ pid }) => pid()))
    for (const { name, pid } of programs) {
      const first = pid()
      if (first === undefined) continue
      const family = familyOf(first, parents, others)
      const ticks = sum(family.map(ticksOf))
      const before = last.get(name)
      const now = Date.now()
      last.set(name, { pid: first, ticks, at: now })
      // Children that ended since the last sample take their ticks with them.
      if (before?.pid !== first || ticks < before.ticks) continue
      const cpuPercent = Math.round((100_000 * (ticks - before.ticks)) / ticksPerSecond / (now - before.at))
      const megabytes = Math.round(sum(family.map(kilobytesOf)) / 102.4) / 10
      samples.push({ at: Math.round((now - began) / 1000), name, cpuPercent, megabytes })
    }
  }
  sample()
  const timer = setInterval(sample, everyMs)
  return {
    stop: () => {
      clearInterval(timer)
      return samples
    },
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

function parentsOfAll() {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return new Map(pids.map((pid) => [Number(pid), Number(statOf(Number(pid))[1] ?? 0)]))
}

/** A process and those that it started, without `others`. */
function familyOf(first: number, parents: Map<number, number>, others: Set<number | undefined>): number[] {
  const children = [...parents].filter(([pid, parent]) => parent === first && !others.has(pid)).map(([pid]) => pid)
  return [first, ...children.flatMap((child) => familyOf(child, parents, others))]
}

/** The fields of /proc/pid/stat from the third on: state, parent, … The second is a name that may hold spaces. */
function statOf(pid: number) {
  const text = readOrEmpty(`/proc/${pid}/stat`)
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

function ticksOf(pid: number) {
  const stat = statOf(pid)
  return Number(stat[11] ?? 0) + Number(stat[12] ?? 0)
}

/** What it has of memory, with its part of what it shares with others. */
function kilobytesOf(pid: number) {
  return Number(/^Pss:\s+(\d+) kB/m.exec(readOrEmpty(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0)
}

/** A process may end between two looks. */
function readOrEmpty(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
