import { expect, test } from 'vitest'
import { debianProgram } from '../../drills/debian/debian-program.ts'
import { missedLimits } from './report.ts'
import { quickLoad, runLoad } from './run-load.ts'

const hasNginx = (await debianProgram('nginx')) !== undefined

test.skipIf(!hasNginx)(
  'students at work lose nothing when an API is killed, the database restarts and a deployment comes',
  async () => {
    const result = await runLoad(quickLoad, () => undefined)

    expect(result.faults.map(({ fault, restarted }) => `${fault} ${restarted}`)).toEqual([
      'api 1',
      'database 0',
      'deployment 2',
    ])
    expect(result.lost).toEqual([])
    expect(result.acknowledged).toBeGreaterThan(50)
    // Outside faults there are no errors, and within them only those that ask for patience. Times depend on what else this machine does.
    expect(missedLimits(result)).toEqual([])
  },
)
