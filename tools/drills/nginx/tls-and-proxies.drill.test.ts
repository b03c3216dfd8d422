import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import http from 'node:http'
import https from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { freePort } from '@stepwise/cli/port'
import { root } from '@stepwise/cli/root'
import type { NginxOptions } from '@stepwise/deploy/gateway'
import { recordingApi } from '@stepwise/deploy/testing/recording-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { debianProgram } from '../debian/debian-program.ts'
import { startNginx } from './start-nginx.ts'

// docs/operations/many-machines.md#nginx

const hasNginx = (await debianProgram('nginx')) !== undefined
const hasOpenssl = spawnSync('openssl', ['version']).status === 0
const name = 'stepwise.example.org'
let runDir: string
let api: Awaited<ReturnType<typeof recordingApi>>

beforeAll(async () => {
  runDir = await mkdtemp(join(tmpdir(), 'stepwise-front-'))
  api = await recordingApi()
})
afterAll(async () => {
  await api.app.close()
  await rm(runDir, { recursive: true, force: true })
})

/** nginx before the recording API, while `use` runs. */
async function withNginx(options: Partial<NginxOptions>, use: (port: number) => Promise<void>) {
  const port = await freePort()
  const at = api.url.slice('http://'.length)
  const contentDir = join(root, 'content')
  const more = { listen: String(port), serverNames: [name], isProduction: true, ...options }
  const nginx = await startNginx({ port, apis: [at], gateways: [at], contentDir, runDir: join(runDir, 'run'), ...more })
  try {
    await use(port)
  } finally {
    await nginx?.stop()
  }
}

/** What the API received of a call. */
async function received(request: http.ClientRequest) {
  const [answer] = (await once(request.end(), 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  expect(answer.statusCode).toBe(200)
  const { headers = {} } = api.seen.at(-1) ?? {}
  return {
    address: headers['x-forwarded-for'],
    scheme: headers['x-forwarded-proto'],
    host: headers['x-forwarded-host'],
  }
}

test.skipIf(!hasNginx || !hasOpenssl)(
  'with a certificate it speaks TLS 1.2 and 1.3, and plain HTTP leads there',
  async () => {
    const [certificate, key] = [join(runDir, 'tls.pem'), join(runDir, 'tls.key')]
    const self = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${name}`]
    execFileSync('openssl', [...self, '-addext', `subjectAltName=DNS:${name}`, '-keyout', key, '-out', certificate], {
      stdio: 'ignore',
    })
    const plain = await freePort()
    const tls = { certificate, key, redirectFrom: String(plain) }
    await withNginx({ tls }, async (port) => {
      const ca = await readFile(certificate)
      const to = { port, ca, servername: name, host: '127.0.0.1', agent: false as const }
      const headers = { host: name, 'x-forwarded-proto': 'http', 'x-forwarded-for': '203.0.113.9' }
      expect(await received(https.request({ ...to, path: '/api/who', headers }))).toEqual({
        address: '127.0.0.1',
        scheme: 'https',
        host: name,
      })

      const redirect = http
        .request({ port: plain, host: '127.0.0.1', path: '/learn?a=1', headers: { host: name } })
        .end()
      const [answer] = (await once(redirect, 'response')) as [IncomingMessage]
      expect([answer.statusCode, answer.headers.location]).toEqual([301, `https://${name}/learn?a=1`])
      answer.resume()

      const handshake = async (version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3') => {
        const ciphers = 'DEFAULT@SECLEVEL=0'
        const socket = connect({ ...to, minVersion: version, maxVersion: version, ciphers })
        const outcome = await Promise.race([
          once(socket, 'secureConnect').then(() => socket.getProtocol()),
          once(socket, 'close').then(() => 'refused'),
        ]).catch(() => 'refused')
        socket.destroy()
        return outcome
      }
      expect(await handshake('TLSv1.1')).toBe('refused')
      expect(await handshake('TLSv1.2')).toBe('TLSv1.2')
      expect(await handshake('TLSv1.3')).toBe('TLSv1.3')
    })
  },
)

test.skipIf(!hasNginx)(
  'behind a load balancer its word counts for where a call came from, and no one else’s does',
  async () => {
    await withNginx({ trustedProxies: ['127.0.0.1', '10.1.0.0/16'] }, async (port) => {
      const headers = {
        host: name,
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '198.51.100.7, 203.0.113.9, 10.1.0.3',
      }
      const from = (localAddress: string) =>
        received(http.request({ port, localAddress, host: '127.0.0.1', path: '/api/who', headers, agent: false }))
      expect(await from('127.0.0.1')).toEqual({ address: '203.0.113.9', scheme: 'https', host: name })
      expect(await from('127.0.0.2')).toEqual({ address: '127.0.0.2', scheme: 'http', host: name })
    })
  },
)
