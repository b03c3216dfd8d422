import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verbs } from '@stepwise/api/admin'
import { expect, test } from 'vitest'
import { root } from '../launch/root.mjs'

const folder = join(root, 'deploy', 'systemd')
const page = readFileSync(join(root, 'docs', 'operations', 'README.md'), 'utf8')

test.each(readdirSync(folder))(
  '%s names what there is, and the page of production says how it is installed',
  (name) => {
    const unit = readFileSync(join(folder, name), 'utf8')
    expect(page).toContain(`deploy/systemd/${name}`)
    for (const [, script = '', command, verb] of unit.matchAll(
      /^ExecStart=\/usr\/bin\/node (\S+) (\w+)(?: (\S+))?/gm,
    )) {
      expect(existsSync(join(root, script)), script).toBe(true)
      if (command === 'admin') expect(verbs.map((known) => known.name)).toContain(verb)
    }
    for (const [, file = ''] of unit.matchAll(/nginx .*-c (\S+)/g)) expect(page).toContain(` ${file}`)
    for (const [, document = ''] of unit.matchAll(/^Documentation=file:\/srv\/stepwise\/(\S+)/gm)) {
      expect(existsSync(join(root, document)), document).toBe(true)
    }
  },
)
