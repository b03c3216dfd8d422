import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { expect, test } from 'vitest'

// docs/own-repository.md#follow-shared

/**
 * What the package exports, and the major version that promises it. `prerender` went in 3.6.0 without a new one: only `src/server.tsx` of a
 * remote used it, while it was built. With 4.0.0 the gate would refuse every remote that runs today, for nothing.
 */
const major = 3
const promised = `
  blocks canvas contracts contracts/* counts dates dictation display display/caption-look display/look-cookie
  display/swatches drafts drafts/device drafts/tab-draft edition federation files help http http/camelize lazy
  marked-words pages player player/time player/video-dialog preview read-aloud read-aloud/words-read retry routing
  routing/find-route routing/page-title routing/paths running-facts running-facts/mark-of-page search server session
  shell shortcuts shortcuts/player-shortcuts shortcuts/shortcut-groups testing testing/setup tsconfig/* ui
  ui/brand ui/cards ui/chips ui/data ui/forms ui/overlays ui/select
`

test('an export of shared leaves with a new major version alone', () => {
  const { version, exports } = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8'))
  const names = Object.keys(exports).map((name) => name.slice(2))
  // A new one: a minor version, and its name above. One that leaves: a major version, and its number above.
  expect([Number.parseInt(version, 10), ...names.sort()]).toEqual([major, ...promised.trim().split(/\s+/)])
})
