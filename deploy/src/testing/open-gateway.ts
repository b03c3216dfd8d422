import { afterAll } from 'vitest'
import { gateway } from '../gateway/gateway.ts'
import { directoryStore } from '../store/directory-store.ts'
import { recordingApi } from './recording-api.ts'
import { temporaryFolder } from './temporary-folder.ts'

type Arguments = Parameters<typeof gateway>
const closings: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closings) await close()
})

/** For tests: a gateway, closed when the test file is done. What is not given is an empty store, no content, and an API that is not there. */
export async function openGateway(settings: Partial<Arguments[0]> = {}, options?: Arguments[1]) {
  const app = await gateway(
    {
      store: settings.store ?? directoryStore(await temporaryFolder()),
      contentDir: settings.contentDir ?? (await temporaryFolder()),
      apiUrl: 'http://127.0.0.1:9',
      isProduction: false,
      trustProxy: false,
      ...settings,
    },
    options,
  )
  closings.push(() => app.close())
  return app
}

export const anyPort = { port: 0, host: '127.0.0.1' }

/** For tests: a gateway that listens, in front of an API that records its calls. */
export async function gatewayToRecordingApi(settings: Partial<Arguments[0]> = {}, options?: Arguments[1]) {
  const api = await recordingApi()
  const app = await openGateway({ apiUrl: api.url, ...settings }, options)
  const address = await app.listen(anyPort)
  closings.push(() => api.app.close())
  return { api, app, address, port: Number(new URL(address).port) }
}
