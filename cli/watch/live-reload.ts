import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

// What listens comes first: the state may arrive before the next script does.
const scripts = ['show-errors.js', 'follow-builds.js']

/** Scripts that pages load in development only. */
export const pageScripts = scripts.map((name) => `/dev/${name}`)

/** What open pages receive. `server`: another one means that all pages load again. */
export interface DevelopmentState {
  server: string
  /** Of each live part's build, as its modules know it. */
  hashes: Record<string, string>
  /** What keeps a part from being built or released. */
  errors: { part: string; text: string }[]
}

export interface OpenPages {
  /** All pages load again. */
  reload: () => void
  /** By part. */
  areLive: (hashes: Record<string, string>) => void
  /** None: it is fixed. */
  hasErrors: (part: string, errors: string[]) => void
}

/** Adds to the gateway what notifies open pages of builds. A page that opens later receives the same. */
export function addLiveReload(app: FastifyInstance): OpenPages {
  const pages = new Set<ServerResponse>()
  const hashes = new Map<string, string>()
  const errors = new Map<string, string[]>()
  let reloads = Date.now()
  const state = (): DevelopmentState => ({
    server: String(reloads),
    hashes: Object.fromEntries(hashes),
    errors: [...errors].flatMap(([part, texts]) => texts.map((text) => ({ part, text }))),
  })
  const message = () => `data: ${JSON.stringify(state())}\n\n`
  const sendToAll = () => {
    for (const page of pages) page.write(message())
  }

  for (const name of scripts) {
    const path = join(import.meta.dirname, 'page', name)
    app.get(`/dev/${name}`, (_request, reply) =>
      reply.type('text/javascript').header('cache-control', 'no-store').send(readFileSync(path)),
    )
  }
  app.get('/dev/events', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    reply.raw.write(message())
    pages.add(reply.raw)
    reply.raw.once('close', () => pages.delete(reply.raw))
  })
  return {
    reload() {
      reloads += 1
      sendToAll()
    },
    areLive(builds) {
      for (const [part, hash] of Object.entries(builds)) hashes.set(part, hash)
      sendToAll()
    },
    hasErrors(part, texts) {
      if (texts.length === 0 && !errors.has(part)) return
      if (texts.length === 0) errors.delete(part)
      else errors.set(part, texts)
      sendToAll()
    },
  }
}
