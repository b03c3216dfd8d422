import type { Files, HostManifest, RemoteManifest } from '@stepwise/shared/contracts/remote'
import type { FileStore } from '../store/store.ts'
import { budgets, formatKilobytes, maxGrowth } from './budgets.ts'

/** The size of a part's entry, of a page, or of all. Not all have a budget, and an entry's may grow within its budget. */
export interface Size {
  what: string
  bytes: number
  budget?: number
  isComparable: boolean
}

/** The sizes of a remote's entry, pages and slots, and of all its code, the chunks too that load later. A missing file counts as 0. */
export async function remoteSizes(files: FileStore, folder: string, remote: RemoteManifest): Promise<Size[]> {
  const total = (list: Files) => transferSize(files, folder, [...list.js, ...list.css])
  const each = (kind: 'page' | 'slot', lists: Record<string, Files>) =>
    Object.entries(lists).map(async ([name, list]) => ({
      what: `${kind} ${name}`,
      bytes: await total(list),
      budget: budgets[kind],
      isComparable: true,
    }))
  return [
    {
      what: 'entry',
      bytes: await transferSize(files, folder, [remote.entry]),
      budget: budgets.entry,
      isComparable: false,
    },
    ...(await Promise.all([...each('page', remote.pages), ...each('slot', remote.slots)])),
    await wholeSize(files, folder, remote.integrities),
  ]
}

export async function hostSizes(files: FileStore, folder: string, host: HostManifest): Promise<Size[]> {
  const bytes = await transferSize(files, folder, [...host.initial.js, ...host.initial.css])
  const font = await transferSize(files, folder, host.fonts)
  return [
    { what: 'initial files', bytes, budget: budgets.hostInitial, isComparable: true },
    { what: 'fonts', bytes: font, budget: budgets.hostFont, isComparable: true },
    await wholeSize(files, folder, host.integrities),
  ]
}

async function wholeSize(files: FileStore, folder: string, integrities: Record<string, string>): Promise<Size> {
  const names = Object.keys(integrities).filter((name) => /\.(js|css)$/.test(name))
  return { what: 'all scripts and styles', bytes: await transferSize(files, folder, names), isComparable: true }
}

/** One sentence for each size over its budget. */
export const overBudget = (sizes: Size[]) =>
  sizes
    .filter(({ bytes, budget = Infinity }) => bytes > budget)
    .map(
      ({ what, bytes, budget = 0 }) =>
        `${capitalised(what)} is ${formatKilobytes(bytes)} after brotli; its budget is ${formatKilobytes(budget)}. Make it smaller, or load some of it later.`,
    )

/** One sentence for each size that has grown by more than a tenth, and 2 kB, since the live version. What is new has not grown. */
export function grownSizes(before: Size[], sizes: Size[]): string[] {
  return sizes.flatMap(({ what, bytes, isComparable }) => {
    const old = before.find((size) => size.what === what)?.bytes ?? 0
    if (!isComparable || old === 0 || bytes <= old + Math.max(old * maxGrowth.share, maxGrowth.bytes)) return []
    const percent = Math.floor((bytes / old - 1) * 1000) / 10
    return [
      `${capitalised(what)} grew by ${percent} %, from ${formatKilobytes(old)} to ${formatKilobytes(bytes)}. Make it smaller, or promote it with --allow-growth.`,
    ]
  })
}

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

async function transferSize(files: FileStore, folder: string, names: string[]) {
  const sizes = await Promise.all([...new Set(names)].map((name) => files.transferSize(`${folder}/${name}`)))
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)
}
