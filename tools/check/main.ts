import { run } from '../launch/run.ts'
import { check } from './check.ts'

await run(() => check(process.argv.slice(2)))
