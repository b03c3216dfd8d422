import type { Edition } from '@stepwise/shared/contracts'
import type { ReleaseStatus, ReleaseVersions } from '@stepwise/shared/contracts/release'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../gateway/errors.ts'
import { readBuildRecord } from '../release/build-record.ts'
import { versionsOf } from '../release/live-set.ts'
import { publishedManifest } from '../release/manifest.ts'
import { versionsFolder } from '../release/part.ts'
import type { FileStore } from '../store/store.ts'
import type { Caller } from './api-calls.ts'
import type { SetContent } from './live-pointer.ts'
import type { ReleaseRoutesOptions } from './override-routes.ts'

const maxVersions = 50
const jsonType = 'application/json; charset=utf-8'

/** What there is and what the caller's pages are made of, for QA and content managers. For others these addresses do not exist. */
export function addInformationRoutes(app: FastifyInstance, options: ReleaseRoutesOptions) {
  const { selection, store, api, isProduction, releaseSecret } = options
  const { files, pointer } = store

  /** Calls `respond` for those who may know; everybody else gets a 404. */
  const forStaff =
    (respond: (caller: Caller, live: SetContent, request: FastifyRequest, reply: FastifyReply) => Promise<object>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = await api.caller(request)
      const live = await selection.live()
      if (!live || (caller?.role !== 'qa' && caller?.role !== 'content_manager')) return sendError(request, reply, 404)
      return reply
        .header('cache-control', 'no-store')
        .type(jsonType)
        .send(await respond(caller, live, request, reply))
    }

  app.get(
    '/release/versions',
    forStaff(async ({ role }, live): Promise<ReleaseVersions> => {
      const liveVersions = versionsOf(live.registry)
      const parts = ['host', ...(await files.list('remotes')).toSorted()]
      const shown = await Promise.all(
        parts.map(async (part) => {
          const stored = await versionsIn(files, part, live.registry.host.edition)
          const versions = await Promise.all(
            stored.map(async (version) => ({
              version,
              build: (await readBuildRecord(files, { part, version })) ?? {},
            })),
          )
          return { part, title: titleOf(live, part), live: liveVersions.get(part) ?? null, versions }
        }),
      )
      return {
        canChoose: role === 'qa' && releaseSecret !== undefined,
        allowsLocalBuilds: !isProduction,
        parts: shown.filter(({ versions }) => versions.length > 0),
      }
    }),
  )

  app.get(
    '/release/status',
    forStaff(async (_caller, live, request, reply): Promise<ReleaseStatus> => {
      const { registry } = (await selection.select(request, reply)) ?? live
      const liveVersions = versionsOf(live.registry)
      const history = await pointer.history()
      const parts = await Promise.all(
        [...versionsOf(registry)].map(async ([part, version]) => {
          const last = history.findLast(({ changes }) =>
            changes.some((change) => change.part === part && change.to === version),
          )
          return {
            part,
            title: titleOf({ registry }, part),
            version,
            isLive: liveVersions.get(part) === version,
            build: (await readBuildRecord(files, { part, version })) ?? {},
            ...(last && { promoted: { promotion: last.promotion, at: last.at, who: last.who, why: last.why } }),
          }
        }),
      )
      const { promotion, promotedAt, selection: chosen } = registry
      return { promotion, promotedAt, ...(chosen && { selection: chosen }), parts }
    }),
  )
}

/** The latest versions of a part that this edition can have: the editions share a store, and each has its own host. */
async function versionsIn(files: FileStore, part: string, edition: Edition): Promise<string[]> {
  const stored = (await files.list(versionsFolder(part))).toReversed()
  if (part !== 'host') return stored.slice(0, maxVersions)
  const fitting = await Promise.all(
    stored.map(async (version) => {
      const manifest = await publishedManifest(files, { part, version }).catch(() => undefined)
      return manifest?.kind === 'host' && manifest.host.edition === edition ? [version] : []
    }),
  )
  return fitting.flat().slice(0, maxVersions)
}

const titleOf = ({ registry }: Pick<SetContent, 'registry'>, part: string): string =>
  part === 'host' ? 'Host' : (registry.remotes.find(({ config }) => config.name === part)?.config.title ?? part)
