import type { ReleaseStatus, ReleaseVersions, VersionChanges } from '@stepwise/shared/contracts/release'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ReleaseError } from '../errors.ts'
import { sendError } from '../gateway/errors.ts'
import { readBuildRecord } from '../release/build-record.ts'
import { listVersions } from '../release/live-set.ts'
import { pageComparison, readPicture } from '../release/page-pictures.ts'
import { parsePartVersion } from '../release/part.ts'
import { storedBuilds } from '../release/stored-builds.ts'
import { versionChanges } from '../release/version-changes.ts'
import type { Caller } from './api-calls.ts'
import type { SetContent } from './live-pointer.ts'
import type { ReleaseRoutesOptions } from './override-routes.ts'
import { runningPreviews } from './previews.ts'

const jsonType = 'application/json; charset=utf-8'

/** What there is and what the caller's pages are made of, for QA and content managers. For others these addresses do not exist. */
export function addInformationRoutes(app: FastifyInstance, options: ReleaseRoutesOptions) {
  const { selection, store, api, isProduction, releaseSecret } = options
  const { files, pointer } = store
  const comparePages = pageComparison(files)

  /** Sends what `respond` returns to those who may know, as JSON where it sets no type; everyone else gets a 404, as for a version that is not there. */
  const forStaff =
    (respond: (caller: Caller, live: SetContent, request: FastifyRequest, reply: FastifyReply) => Promise<object>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = await api.caller(request)
      const live = await selection.live()
      if (!live || (caller?.role !== 'qa' && caller?.role !== 'content_manager')) return sendError(request, reply, 404)
      reply.header('cache-control', 'no-store').type(jsonType)
      try {
        return reply.send(await respond(caller, live, request, reply))
      } catch (error) {
        if (error instanceof ReleaseError) return sendError(request, reply, 404)
        throw error
      }
    }

  app.get(
    '/release/versions',
    forStaff(async ({ role }, live, request): Promise<ReleaseVersions> => {
      const liveVersions = listVersions(live.registry)
      const parts = ['host', ...(await files.list('remotes')).toSorted()]
      const shown = await Promise.all(
        parts.map(async (part) => {
          const builds = await storedBuilds(files, part, live.registry.host.edition)
          return { part, title: findTitle(live, part), live: liveVersions.get(part) ?? null, builds }
        }),
      )
      const canChoose = role === 'qa' && releaseSecret !== undefined
      const place = { origin: selection.resolveOrigin(request), secret: releaseSecret ?? '' }
      const allBuilds = shown.flatMap(({ builds }) => builds)
      return {
        canChoose,
        allowsLocalBuilds: !isProduction,
        parts: shown.flatMap(({ builds, ...part }) => {
          const versions = builds.map(({ version, build }) => ({ version, build: build ?? {} }))
          return versions.length > 0 ? [{ ...part, versions }] : []
        }),
        // Whoever has a link can open it: they are for those who may make one.
        previews: canChoose ? runningPreviews(live.registry, allBuilds, await pointer.history(), place) : [],
      }
    }),
  )

  app.get(
    '/release/changes',
    forStaff(async (_caller, { registry }, request): Promise<VersionChanges> => {
      const { of } = request.query as { of?: string }
      const version = parsePartVersion(String(of))
      const live = listVersions(registry).get(version.part)
      const [changes, pages] = await Promise.all([versionChanges(files, version, live), comparePages(version, live)])
      return { ...changes, pages }
    }),
  )

  app.get(
    '/release/picture',
    forStaff(async (_caller, _live, request, reply): Promise<Buffer> => {
      const { of, name } = request.query as { of?: string; name?: string }
      const picture = await readPicture(files, parsePartVersion(String(of)), String(name))
      reply.header('cache-control', 'private, max-age=600').type('image/png')
      return picture
    }),
  )

  app.get(
    '/release/status',
    forStaff(async (_caller, live, request, reply): Promise<ReleaseStatus> => {
      const { registry } = (await selection.select(request, reply)) ?? live
      const liveVersions = listVersions(live.registry)
      const history = await pointer.history()
      const parts = await Promise.all(
        [...listVersions(registry)].map(async ([part, version]) => {
          const last = history.findLast(({ changes }) =>
            changes.some((change) => change.part === part && change.to === version),
          )
          return {
            part,
            title: findTitle({ registry }, part),
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

const findTitle = ({ registry }: Pick<SetContent, 'registry'>, part: string): string =>
  part === 'host' ? 'Host' : (registry.remotes.find(({ config }) => config.name === part)?.config.title ?? part)
