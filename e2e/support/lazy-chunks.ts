import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Edition, Registry } from '@stepwise/shared/contracts'
import { storeOf } from '../product/products.ts'

/** The paths of all scripts and styles of the live parts that a page does not start with. */
export async function lazyChunks(edition: Edition, address: string): Promise<string[]> {
  const registry = (await (await fetch(`${address}/registry.json`)).json()) as Registry
  const { host, remotes } = registry
  const started = [...host.initial.js, ...host.initial.css].map((file) => host.folder + file)
  return [host.folder, ...remotes.map(({ folder }) => folder)]
    .flatMap((folder) => readdirSync(join(storeOf(edition), folder)).map((file) => folder + file))
    .filter((file) => /\.(js|css)$/.test(file) && !started.includes(file))
}

/** Whether our own code loads it by name. The others are loaded by libraries. */
export const isNamed = (file: string) => !/\/\d+\.\w+\.(js|css)$/.test(file)
