import type { Files, HostManifest, RemoteManifest } from '@stepwise/shared/contracts/remote'
import type { FileStore } from '../store/store.ts'
import { budgets, formatKilobytes } from './budgets.ts'

export type Size = { what: string; bytes: number; budget: number }

/** The sizes of a remote's entry, pages and slots, each with its budget. A missing file counts as 0. */
export async function remoteSizes(files: FileStore, folder: string, remote: RemoteManifest): Promise<Size[]> {
  const total = (list: Files) => transferSize(files, folder, [...list.js, ...list.css])
  return [
    { what: `entry ${remote.entry}`, bytes: await transferSize(files, folder, [remote.entry]), budget: budgets.entry },
    ...(await Promise.all(
      Object.entries(remote.pages).map(async ([page, list]) => ({
        what: `page ${page}`,
        bytes: await total(list),
        budget: budgets.page,
      })),
    )),
    ...(await Promise.all(
      Object.entries(remote.slots).map(async ([slot, list]) => ({
        what: `slot ${slot}`,
        bytes: await total(list),
        budget: budgets.slot,
      })),
    )),
  ]
}

export async function hostSizes(files: FileStore, folder: string, host: HostManifest): Promise<Size[]> {
  const bytes = await transferSize(files, folder, [...host.initial.js, ...host.initial.css])
  return [{ what: 'initial files', bytes, budget: budgets.hostInitial }]
}

/** One sentence for each size over its budget. */
export const overBudget = (sizes: Size[]) =>
  sizes
    .filter(({ bytes, budget }) => bytes > budget)
    .map(
      ({ what, bytes, budget }) =>
        `${what} is ${formatKilobytes(bytes)} after brotli; its budget is ${formatKilobytes(budget)}.`,
    )

async function transferSize(files: FileStore, folder: string, names: string[]) {
  const sizes = await Promise.all(names.map((name) => files.transferSize(`${folder}/${name}`)))
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)
}
