import { readRemoteConfigs } from '@stepwise/cli/build'
import { editionSchema } from '@stepwise/shared/contracts/edition'
import { matchRoute } from '@stepwise/shared/routing/find-route'
import { expect, test } from 'vitest'

const configs = await readRemoteConfigs()

/** Reached from the account menu, the sitemap and links, not from the menu. */
const besideTheMenu = ['/support', '/dashboard/settings']

// docs/product/shell-and-search.md#side-menu
test.each(editionSchema.options)(
  'in %s every page in the shell has an entry of the menu that is current there',
  (edition) => {
    const isHere = ({ editions }: { editions: readonly string[] }) => editions.includes(edition)
    const entries = configs.flatMap(({ menu }) => menu).filter(isHere)
    const addresses = entries.flatMap(({ to, covers = [] }) => (to ? [to, ...covers] : []))
    const pages = configs.flatMap(({ routes }) => routes).filter(isHere)
    const inShell = pages.filter(({ access, frame }) => access === 'signed-in' && frame === 'shell')
    expect(inShell.length).toBeGreaterThan(8)
    const without = inShell.filter(
      ({ path }) =>
        !besideTheMenu.some((start) => path.startsWith(start)) &&
        !addresses.some((address) => matchRoute(`${address}/*`, path)),
    )
    // Pro has no entry for its one page of the wellbeing area.
    expect(without.map(({ path }) => path)).toEqual(edition === 'pro' ? ['/wellbeing/support-contacts'] : [])
  },
)
