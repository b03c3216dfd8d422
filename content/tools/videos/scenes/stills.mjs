import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

/** What was taken of the running product: by the key of what was done until then, its pictures and where what was meant is. */
const stills = new Map()

/** In pixels of the product: how large its window is while it is taken. */
export const PRODUCT = { width: 1184, height: 540 }

/** The same actions after the same start are the same picture, wherever they stand in a film. */
export const stillKey = ({ start, actions }) =>
  createHash('sha256')
    .update(JSON.stringify([start, actions]))
    .digest('hex')
    .slice(0, 16)

/** Reads what `npm run screens -- --film` has written, for the pictures to come. */
export function readStills(folder) {
  const list = `${folder}/stills.json`
  if (!existsSync(list)) throw new Error(`${list} is missing: the product has not been recorded`)
  for (const [key, { files, box }] of Object.entries(JSON.parse(readFileSync(list, 'utf8'))))
    stills.set(key, { files: files.map((file) => `${folder}/${file}`), box })
}

export const findStill = (state) => stills.get(stillKey(state))
