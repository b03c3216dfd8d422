import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface FileStream {
  nfd?: number
  node: unknown
}

interface NodeFiles {
  NODEFS: { stream_ops: { fsync?: (stream: FileStream) => number }; realPath: (node: unknown) => string }
}

/**
 * PGlite's file system with a working fsync: without it a power cut loses acknowledged rows. It uses PGlite's internals, so
 * PGlite's version is pinned, and the database does not open when `syncs` does not grow.
 */
class DurableFiles extends NodeFS {
  syncs = 0

  override async init(...given: Parameters<NodeFS['init']>) {
    const result = await super.init(...given)
    result.emscriptenOpts.preRun?.push((module: unknown) => {
      const { NODEFS } = module as NodeFiles
      NODEFS.stream_ops.fsync = (stream) => {
        this.syncs++
        if (stream.nfd === undefined) syncFolder(NODEFS.realPath(stream.node))
        else fdatasyncSync(stream.nfd)
        return 0
      }
    })
    return result
  }
}

function syncFolder(path: string) {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** Opens PGlite on a folder, with durable writes. The caller must hold the folder's lock. */
export async function openLite(folder: string) {
  const files = new DurableFiles(folder)
  const lite = new PGlite({
    fs: files,
    extensions: { pg_trgm, unaccent },
    initDbStartParams: ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      ...['-c', 'wal_sync_method=fsync'],
      ...['-c', 'shared_buffers=16MB'],
    ],
  })
  await lite.waitReady
  return { lite, files }
}
