import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { firefox, programsOf } from '@stepwise/cli/browser'
import { root } from '@stepwise/cli/root'
import { freshFolder, startProduct } from '../../product/products.ts'
import { newAccount } from '../../support/accounts.ts'
import { startFirefox } from '../drivers/firefox.ts'
import type { EnginePage, Key } from '../engine-page.ts'
import { missingPackages, startDesktop } from './desktop.ts'
import { journey } from './journey.ts'
import { Said } from './said.ts'

/** Names of X for keys that it calls otherwise. */
const names: Partial<Record<Key, string>> = {
  Enter: 'Return',
  Space: 'space',
  ArrowDown: 'Down',
  ArrowUp: 'Up',
  ArrowRight: 'Right',
}

const browser = programsOf(firefox)
const missing = [...(browser ? [] : ['firefox-esr']), ...missingPackages()]
if (missing.length > 0 || !browser) {
  console.error(`Not recorded: this needs Debian and apt-get install --no-install-recommends ${missing.join(' ')}`)
  process.exit(1)
}

const folder = join(root, 'var', 'orca')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const transcript = join(folder, 'journey.txt')
const said = new Said(join(folder, 'said.log'), transcript)

freshFolder('orca')
// The address of a product that is running already may be given.
const product = process.argv[2] ? undefined : await startProduct({ name: 'orca' })
const address = product?.address ?? String(process.argv[2])
const desktop = await startDesktop(folder, join(folder, 'said.log'))
try {
  const engine = await startFirefox(browser.firefox, desktop.env)
  const { page, close } = await engine.newPage(address)
  const heard: EnginePage = {
    ...page,
    press: async (key) => {
      said.heading(`[${key}]`)
      await desktop.press(names[key] ?? key)
      await said.phrases('key')
    },
    type: async (text) => {
      said.heading(`types ${JSON.stringify(text)}`)
      await desktop.type(text)
      await said.phrases('key')
    },
  }
  await journey(heard, { said, pressKeys: desktop.press, email: await newAccount(address, 'student') })
  await close()
  await engine.close()
} finally {
  await desktop.stop()
  await product?.stop()
}
console.log(`What Orca said is in ${transcript}`)
