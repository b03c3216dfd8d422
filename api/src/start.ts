import { startMetricsServer } from '@stepwise/shared/server'
import { listenForAdmin } from './admin/admin-socket.ts'
import { buildApp } from './app.ts'
import { createBackground } from './background.ts'
import { loadUsableContent } from './content/load-usable-content.ts'
import type { Context } from './context.ts'
import { claimEdition } from './database/claim-edition.ts'
import { type OpenDatabase, openDatabase } from './database/database.ts'
import { startMaintenance } from './database/maintenance.ts'
import { migrate } from './database/migrate.ts'
import { toStartFailure } from './database/start-failure.ts'
import { showStorage } from './database/storage.ts'
import { retireDemo, retiredWarning } from './demo/retire.ts'
import { seedDemo } from './demo/seed.ts'
import { describeError, StartFailure } from './errors.ts'
import { createMail } from './mail/mail.ts'
import { supportAddress } from './mail/sender.ts'
import { showPool } from './metrics/database-metrics.ts'
import { metrics } from './metrics/registry.ts'
import { startExporting } from './modules/accounts/data-export/exporting.ts'
import { startErasing } from './modules/accounts/deletion/erasing.ts'
import { liveRoutesReader } from './modules/content/documents/checks/live-routes.ts'
import { showMailQueue } from './modules/platform/mails/mail-metrics.ts'
import { startMailing } from './modules/platform/mails/mailing.ts'
import type { Settings } from './settings.ts'

/**
 * Starts the server: database, migrations, content, demo accounts, listen. Returns its address and a function
 * that stops it: running calls end first, and for `noticeMs` it still takes new ones.
 * @throws StartFailure with one clear sentence; nothing is left open then
 */
export async function start(settings: Settings) {
  const database = await openDatabase(settings)
  try {
    const { contentProblems, retired } = await database.patiently((patient) => fillDatabase(patient, settings))
    const context: Context = {
      settings,
      db: database.db,
      mail: createMail(settings),
      background: createBackground(),
      now,
      liveRoutes: liveRoutesReader({ url: settings.registryUrl, now }),
      contentProblems,
    }
    const app = await buildApp(context)
    for (const problem of contentProblems)
      app.log.error(problem, 'a content file cannot be used; the last good content stays')
    if (retired > 0) app.log.warn(retiredWarning(retired))
    if (context.mail.kind === 'none') app.log.warn('no mail can be sent: set MAIL_URL and PUBLIC_URL')
    if (context.mail.kind === 'smtp' && !settings.supportEmail) {
      app.log.warn(`SUPPORT_EMAIL is not set: messages of visitors and learners go to ${supportAddress(settings)}`)
    }
    const metricsServer = settings.metrics && (await startMetricsServer(metrics, settings.metrics))
    if (metricsServer)
      app.log.info(`metrics at ${metricsServer.address ?? 'a port that another process is still using'}`)
    const embedded = settings.databaseUrl === undefined
    const timers = [
      startMailing(context, app.log),
      startExporting(context, app.log),
      startErasing(context, app.log),
      startMaintenance(database.pool, {
        embedded,
        onFailure: (error) => app.log.error({ failure: describeError(error) }, 'maintenance failed'),
      }),
      showPool(database.pool),
      showStorage(database.db),
      showMailQueue(context),
      embedded ? listenForAdmin({ ...context, pool: database.pool }, settings.dataFolder) : undefined,
    ]
    const stopTimers = () => {
      for (const stopOne of timers) stopOne?.()
      void metricsServer?.close()
    }
    const stop = async ({ noticeMs = 0 } = {}) => {
      stopTimers()
      await app.drain.stop({ noticeMs })
      context.mail.close()
      await database.close()
    }
    const address = await app
      .listen({
        host: settings.host,
        port: settings.port,
        ...(settings.sharesPort && { reusePort: true }),
        listenTextResolver: (at) => `listening at ${at}`,
      })
      .catch(async (error) => {
        stopTimers()
        await app.close()
        throw listenFailure(error, settings)
      })
    return { address, stop }
  } catch (error) {
    await database.close().catch(() => undefined)
    throw toStartFailure(error)
  }
}

const now = () => new Date()

/** Fills the database with what must be there before the first call. */
async function fillDatabase({ db, pool }: Pick<OpenDatabase, 'db' | 'pool'>, settings: Settings) {
  await migrate(pool)
  await claimEdition(db, settings.edition)
  const contentProblems = await loadUsableContent(db, settings.contentFolder)
  const retired = settings.isProduction ? await retireDemo({ db }) : 0
  if (!settings.isProduction) await seedDemo({ db, settings, now })
  return { contentProblems, retired }
}

function listenFailure(error: NodeJS.ErrnoException, { host, port }: Settings) {
  if (error.code === 'EADDRINUSE')
    return new StartFailure(`Port ${port} of ${host} is in use. Stop what is using it, or set PORT.`)
  if (error.code === 'EACCES') return new StartFailure(`Port ${port} of ${host} may not be used by this user.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartFailure(`This machine has no address ${host}.`)
  return error
}
