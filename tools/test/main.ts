import { ensureBrowser } from '../browser/install-browser.ts'
import { check } from '../check/check.ts'
import { run } from '../launch/run.ts'

await run(async () => {
  await ensureBrowser(console.log)
  const names = process.argv.slice(2)
  await check(
    names.filter((name) => name !== '--full'),
    { isFull: names.includes('--full') },
  )
})
