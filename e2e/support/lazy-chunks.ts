import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Edition, Registry } from '@stepwise/shared/contracts'
import { storeOf } from '../product/products.ts'

/** The addresses of all scripts and styles of the live parts that a browser loads only when they are wanted. */
export async function lazyChunks(edition: Edition, address: string): Promise<string[]> {
  const registry = (await (await fetch(`${address}/registry.json`)).json()) as Registry
  const { host, remotes } = registry
  const started = [...host.initial.js, ...host.initial.css].map((file) => host.folder + file)
  return [host.folder, ...remotes.map(({ folder }) => folder)]
    .flatMap((folder) => readdirSync(join(storeOf(edition), folder)).map((file) => folder + file))
    .filter((file) => /\.(js|css)$/.test(file) && !started.includes(file))
}

/** Whether our own code asks for it by name. The others belong to libraries, which load more of themselves when they need it. */
export const isNamed = (file: string) => !/\/\d+\.\w+\.(js|css)$/.test(file)
