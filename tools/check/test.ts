import { ensureBrowser } from '@stepwise/cli/browser'
import { run } from '@stepwise/cli/run'
import { check } from './check.ts'

await run(async () => {
  await ensureBrowser(console.log)
  const names = process.argv.slice(2)
  await check(
    names.filter((name) => name !== '--full'),
    { isFull: names.includes('--full') },
  )
})
