import { parseArgs } from 'node:util'
import { UserFacingError } from '@stepwise/deploy/errors'

export const faultNames = ['api', 'database', 'deployment'] as const
export type FaultName = (typeof faultNames)[number]

export interface LoadOptions {
  students: number
  /** After the ramp. */
  seconds: number
  /** Over which the students sign in: each costs 20 ms of a core, for the hash of the password. */
  rampSeconds: number
  thinkSeconds: number
  faults: FaultName[]
  /** Whether the figures go into docs/scale.md. */
  writesDocs: boolean
}

export const usage = `npm run load -- [--students 2000] [--minutes 10] [--ramp 300] [--think 8] [--fault api,database,deployment] [--quick] [--docs]

  --ramp    seconds over which the students sign in
  --think   mean seconds between two actions of a student
  --fault   what is broken in the middle, one after the other: ${faultNames.join(', ')}
  --quick   60 students, half a minute, every fault
  --docs    writes the figures into docs/scale.md`

/** Reads the options of `npm run load`. @throws UserFacingError */
export function readOptions(args: string[]): LoadOptions {
  const { values } = parseOrExplain(args)
  const isQuick = values.quick
  const fault = values.fault ?? (isQuick ? faultNames.join(',') : 'none')
  return {
    students: numberOf('students', values.students ?? (isQuick ? '60' : '2000')),
    seconds: 60 * numberOf('minutes', values.minutes ?? (isQuick ? '0.45' : '10')),
    rampSeconds: numberOf('ramp', values.ramp ?? (isQuick ? '4' : '300')),
    thinkSeconds: numberOf('think', values.think ?? (isQuick ? '1' : '8')),
    faults: fault === 'none' ? [] : fault.split(',').map(faultOf),
    writesDocs: values.docs,
  }
}

function parseOrExplain(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        students: { type: 'string' },
        minutes: { type: 'string' },
        ramp: { type: 'string' },
        think: { type: 'string' },
        fault: { type: 'string' },
        quick: { type: 'boolean', default: false },
        docs: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new UserFacingError([(error as Error).message, usage])
  }
}

function numberOf(name: string, given: string) {
  const number = Number(given)
  if (!(number > 0)) throw new UserFacingError([`--${name} must be a number above 0.`, usage])
  return number
}

function faultOf(given: string): FaultName {
  const name = faultNames.find((candidate) => candidate === given)
  if (!name) throw new UserFacingError([`There is no fault "${given}".`, usage])
  return name
}
