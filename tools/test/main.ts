import { ensureBrowser } from '../browser/install-browser.ts'
import { check } from '../check/check.ts'
import { run } from '../launch/run.ts'

await run(async () => {
  await ensureBrowser(console.log)
  await check(process.argv.slice(2))
})
