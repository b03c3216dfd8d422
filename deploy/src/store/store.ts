import type { Edition } from '@stepwise/shared/contracts/edition'
import type { Registry } from '@stepwise/shared/contracts/remote'
import type { Override } from '../selection/override-token.ts'

/** What a release changes in one part: the version that was live and the one that is live now; null means none. */
export interface Change {
  part: string
  from: string | null
  to: string | null
}

/** One entry of the history. `at` is an ISO time; `why` is free text by the person who released. */
export interface Promotion {
  promotion: number
  at: string
  who: string
  why: string
  /** A canary, an override and the removal of old versions (`gc`) leave what is live as it is. */
  kind: 'promotion' | 'rollback' | 'withdrawal' | 'canary' | 'override' | 'gc'
  changes: Change[]
  /** For whom it was done, where the part is not theirs who did it. */
  for?: string
  /** Why something that others may use goes away. */
  breaking?: string
  /** Open tabs take the earlier version at once: the other one had too many faults. */
  recalls?: boolean
  /** What else was done, in a sentence. */
  note?: string
  /** The versions, as `learn@1.0.0-ab12cd34`, of a canary, of an override until this ISO time, or that were removed. */
  versions?: string[]
  until?: string
  /** What the link says that gives them, where there is one. */
  link?: Override
}

/** The next state of the pointer: what becomes live, the page that carries it, and the entry for the history. */
export interface Move {
  registry: Registry
  page: string
  record: Promotion
}

/** A folder of the store with its size on disk, compressed copies included. `publishedAt` is the last time that it was put. */
export interface Published {
  folder: string
  publishedAt: Date
  bytes: number
}

/** Beside a version's files: who built it, when and from what. Whoever stores the version first writes it, and it is never compared. */
export const buildRecordName = 'build.json'
/** Beside it: the declarations of the shared modules that the version was built with, which the gate compares (packed JSON). */
export const typesName = 'types.json.gz'
/** Beside it: how its pages were used in a browser before it was stored, and a folder with their pictures. */
export const smokeRecordName = 'smoke.json'
export const smokePicturesFolder = 'smoke'

/** Immutable files. Paths are relative to the store and use `/`, e.g. `remotes/learn/1.0.0-ab12cd34/remote.json`. */
export interface FileStore {
  /**
   * Stores a copy of the folder `source` as `folder`, without source maps, with `.br` and `.gz` beside each compressible file. Storing the
   * same content again adds the records beside it that are missing ({@link typesName}), and no more. Throws a {@link ReleaseError} when
   * `folder` exists with other content.
   */
  put(folder: string, source: string): Promise<'stored' | 'already stored'>
  /** The content, or undefined when there is no such file. */
  read(path: string): Promise<Buffer | undefined>
  /** The bytes that a browser downloads: the brotli size where there is one. Undefined when there is no such file. */
  transferSize(path: string): Promise<number | undefined>
  /** The names directly inside a folder, oldest first; empty when there is no such folder. */
  list(folder: string): Promise<string[]>
  /** The folder on this machine where files can be read, under the same paths, once they were downloaded. */
  localFolder: string
  /** Every folder that was put, and those that a killed publish left half-way where they take space. */
  published(): Promise<Published[]>
  /**
   * Removes a folder, unless it was published again since, or is gone: then the answer is false. After a kill the folder is whole, or not
   * there and can be published again.
   */
  remove(folder: Published): Promise<boolean>
  /** Brings a file with its `.br` and `.gz` to `localFolder`. Nothing happens when there is no such file. */
  download(path: string): Promise<void>
}

/** What a promotion made live: the registry, and the page that carries it. */
export interface Live {
  registry: Registry
  page: string
}

/** For servers, which ask with every request. */
export interface PointerReader {
  /**
   * What is live, both of one promotion; undefined before the first one. The same object until another promotion is live. A move that was
   * cut short is read as it would have ended.
   */
  current(): Promise<Live | undefined>
}

/** What is live. Readers see the set before a move or the set after it, never a mix. */
export interface Pointer extends PointerReader {
  read(): Promise<Registry | undefined>
  /** Every promotion up to the live one, oldest first. */
  history(): Promise<Promotion[]>
  /**
   * Moves the pointer, one move at a time. `decide` gets what is live and the history, and returns the next state, or undefined
   * to change nothing. When it throws, nothing changes either. It is asked again when another move was faster.
   */
  move(
    decide: (live: Registry | undefined, history: Promotion[]) => Promise<Move | undefined>,
  ): Promise<Promotion | undefined>
  /** Does `work` while no move is under way, and none begins. */
  hold<T>(work: (live: Registry | undefined, history: Promotion[]) => Promise<T>): Promise<T>
}

/** `edition` is the one whose set the pointer has: a host of the other one never becomes live in it. */
export interface Store {
  files: FileStore
  pointer: Pointer
  edition: Edition
}

/** What servers need of a store. */
export interface ServedStore {
  files: FileStore
  pointer: PointerReader
}
