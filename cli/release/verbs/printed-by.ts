import type { Store } from '@stepwise/deploy'
import { startSettings } from '../../start/settings.ts'
import type { Options, Verb } from '../verb.ts'

/** For tests: what a verb prints, run by `grace` because of `bug 7`. `dataDir` has the secret that signs links. */
export async function printedBy(
  verb: Verb,
  args: string[],
  { store, options = {}, dataDir, storeDir }: { store: Store; options?: Options; dataDir?: string; storeDir?: string },
): Promise<string[]> {
  const lines: string[] = []
  const settings = startSettings({ PORT: '4321', DATA_DIR: dataDir, STORE_DIR: storeDir })
  const reason = { who: 'grace', why: 'bug 7' }
  await verb.run({ store, settings, reason, log: (line) => void lines.push(line), options }, args)
  return lines
}
