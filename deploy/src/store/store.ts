import type { Registry } from '@stepwise/shared/contracts/remote'

/** What a release changes: one part, from the version that was live (none at first) to the one that is live now. */
export type Change = { part: string; from: string | null; to: string | null }

/** One line of the history. `kind` tells a step forward from one back; `why` is free text by the person who did it. */
export type Promotion = {
  promotion: number
  at: string
  who: string
  why: string
  kind: 'promotion' | 'rollback' | 'withdrawal'
  changes: Change[]
}

/** The next state of the pointer: what becomes live, the page that carries it, and the line for the history. */
export type Move = { registry: Registry; page: string; record: Promotion }

/** Immutable files. Paths are relative to the store and use `/`, e.g. `remotes/learn/1.0.0-ab12cd34/remote.json`. */
export interface FileStore {
  /**
   * Stores a copy of the folder `source` as `folder`, with `.br` and `.gz` beside each compressible file. Storing the same
   * content twice does nothing; other content under a name in use throws a {@link ReleaseError}.
   */
  put(folder: string, source: string): Promise<'stored' | 'already stored'>
  /** The content, or undefined when there is no such file. */
  read(path: string): Promise<Buffer | undefined>
  /** Bytes that a browser downloads: the brotli size where one was stored. Undefined when there is no such file. */
  transferSize(path: string): Promise<number | undefined>
  /** Names directly inside a folder, oldest first; empty when there is none. */
  list(folder: string): Promise<string[]>
}

/** What is live. Readers see the set before a move or the set after it, never a mixture. */
export interface Pointer {
  read(): Promise<Registry | undefined>
  /** Every promotion up to the live one, oldest first. */
  history(): Promise<Promotion[]>
  /**
   * Moves the pointer, one mover at a time. `decide` gets what is live and the history, and answers with the next state,
   * or undefined to leave all as it is. What it throws leaves all as it is, too.
   */
  move(
    decide: (live: Registry | undefined, history: Promotion[]) => Promise<Move | undefined>,
  ): Promise<Promotion | undefined>
}

export type Store = { files: FileStore; pointer: Pointer }
