import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findPrograms, firefox } from '@stepwise/cli/browser'
import { root } from '@stepwise/cli/root'
import { freshFolder, startProduct } from '../../product/products.ts'
import { newAccount } from '../../support/accounts.ts'
import { startFirefox } from '../drivers/firefox.ts'
import { signInByKeyboard } from '../keyboard.ts'
import { missingPackages, startDesktop } from './desktop.ts'
import { Said } from './said.ts'
import { scenes } from './scenes.ts'

// Plays what people do all day again and again, and counts how often Orca says what they need.
const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '20' }, scenes: { type: 'string' } },
  allowPositionals: true,
})
const browser = findPrograms(firefox)
const missing = [...(browser ? [] : ['firefox-esr']), ...missingPackages()]
if (missing.length > 0 || !browser) {
  console.error(`Not played: this needs Debian and apt-get install --no-install-recommends ${missing.join(' ')}`)
  process.exit(1)
}

/** For the transcript: where the page stands when Orca has not said what was expected. */
const state = `[document.title, document.querySelector('[role=dialog]:not([hidden])')?.getAttribute('aria-label') ?? 'no dialog',
  document.activeElement?.outerHTML.slice(0, 160)].join(' | ')`

const chosen = values.scenes?.split(',')
const folder = join(root, 'var', 'orca')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const said = new Said(join(folder, 'said.log'), join(folder, 'scenes.txt'))

freshFolder('orca')
const product = positionals[0] ? undefined : await startProduct({ name: 'orca' })
const address = product?.address ?? String(positionals[0])
const desktop = await startDesktop(folder, join(folder, 'said.log'))
let failures = 0
try {
  const engine = await startFirefox(browser.firefox, desktop.env)
  for (const { name, act } of scenes) {
    if (chosen && !chosen.includes(name)) continue
    let heard = 0
    for (let time = 1; time <= Number(values.times); time++) {
      const { page, close } = await engine.newPage(address)
      said.heading(`== ${name} ${time}`)
      try {
        await signInByKeyboard(page, await newAccount(address, 'student'))
        await said.silence('page')
        await act({ page, said, press: desktop.press, type: desktop.type })
        heard++
      } catch (error) {
        failures++
        said.heading(
          `   FAILED: ${error instanceof Error ? error.message : error}\n   on the page: ${await page.read(state).catch(() => 'gone')}`,
        )
        console.log(`  ${name} ${time}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
      }
      await close()
    }
    console.log(`${name}: ${heard} of ${values.times}`)
  }
  await engine.close()
} finally {
  await desktop.stop()
  await product?.stop()
}
console.log(`What Orca said is in ${join(folder, 'scenes.txt')}`)
process.exitCode = failures > 0 ? 1 : 0
