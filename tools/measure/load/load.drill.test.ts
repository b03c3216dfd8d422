import { expect, test } from 'vitest'
import { debianProgram } from '../../drills/debian/debian-program.ts'
import { readOptions } from './options.ts'
import { missedLimits, tableOf } from './report.ts'
import { runLoad } from './run-load.ts'

const hasNginx = (await debianProgram('nginx')) !== undefined

test.skipIf(!hasNginx)(
  'students at work lose nothing when an API is killed, the database restarts and a deployment comes',
  async () => {
    const result = await runLoad(readOptions(['--quick']), () => undefined)

    expect(result.faults.map(({ fault, restarted }) => `${fault} ${restarted}`)).toEqual([
      'api 1',
      'database 0',
      'deployment 2',
    ])
    expect(result.lost).toEqual([])
    expect(result.acknowledged).toBeGreaterThan(50)
    expect(result.calls.map(({ call }) => call)).toContain('POST /notes')
    // Outside faults there are no errors, and within them only those that ask for patience. Times depend on what else this machine does.
    expect(result.failed.filter(({ outcome, isDuringFault }) => !isDuringFault || outcome !== '503')).toEqual([])
    expect(missedLimits({ ...result, lost: ['note 1'] }).join('\n')).toContain(
      '1 writes that were acknowledged are lost: note 1.',
    )
    expect(tableOf(result).join('\n')).toContain('| PostgreSQL |')
  },
)
