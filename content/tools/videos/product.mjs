import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PRODUCT, readStills, stillKey } from './scenes/stills.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const hasProduct = ({ slides }) => slides.some(({ scene }) => scene?.parts.some(({ kind }) => kind === 'product'))

/**
 * Opens the product, does what a film's scenes say, and reads the pictures of it. It starts the product, or takes the one that runs at
 * STUDY_URL or PRO_URL. Without a scene of the product it does nothing.
 */
export function recordProduct(lesson, slug) {
  if (!hasProduct(lesson)) return
  const folder = `${root}/var/films/${slug}`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/plan.json`, JSON.stringify({ size: PRODUCT, runs: listRuns(lesson) }, null, 2))
  const { STUDY_URL = '', PRO_URL = '' } = process.env
  const args = [`${root}/cli/stepwise.mjs`, 'screens', '--film', `${folder}/plan.json`, STUDY_URL, PRO_URL]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', cwd: root })
  if (status !== 0) throw new Error(`${slug}: the product could not be recorded`)
  readStills(folder)
}

/** Each time that the product is opened, with the key of each state after it and the action that leads to that. */
export function listRuns({ slides }) {
  const runs = []
  const current = new Map()
  for (const { scene } of slides) {
    for (const { name, kind, isKept, first } of scene?.parts ?? []) {
      if (kind !== 'product' || isKept) continue
      const { edition, as, path } = first.start
      const run = { edition, as, states: [{ key: stillKey(first), action: { verb: 'open', path } }] }
      current.set(name, run)
      runs.push(run)
    }
    for (const { part, state } of scene?.actions ?? []) {
      const states = current.get(part)?.states
      if (!states || !state.actions) continue
      const key = stillKey(state)
      if (states.at(-1).key !== key) states.push({ key, action: state.actions.at(-1) })
    }
  }
  return runs
}
