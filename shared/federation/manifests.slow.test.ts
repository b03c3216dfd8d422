import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Configuration, rspack } from '@rspack/core'
import { afterAll, expect, test, vi } from 'vitest'
import { type HostManifest, hostManifestSchema, remoteManifestSchema } from '../contracts/remote.ts'
import { defineHost } from './define-host.ts'
import { defineRemote } from './define-remote.ts'
import { madeCalls, spelledCalls } from './made-calls.ts'
import { sharedVersion } from './singletons.ts'

const folder = mkdtempSync(join(tmpdir(), 'stepwise-'))
afterAll(() => rmSync(folder, { recursive: true }))
symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(folder, 'node_modules'), 'junction')

async function writeSources(name: string, files: Record<string, string>): Promise<string> {
  const part = join(folder, name)
  for (const [path, text] of Object.entries({ 'package.json': '{"version": "1.0.0"}', ...files })) {
    await mkdir(dirname(join(part, path)), { recursive: true })
    await writeFile(join(part, path), text)
  }
  return part
}

async function build(name: string, files: Record<string, string>, configure: (folder: string) => Configuration) {
  const part = await writeSources(name, files)
  const compiler = rspack(configure(part))
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      const failure = error ?? stats?.toJson({ all: false, errors: true }).errors?.[0]
      compiler.close(() => (failure ? reject(failure) : resolve()))
    }),
  )
  return (file: string) => readFile(join(part, 'dist', file), 'utf8')
}

const route = { path: '/club', page: 'club', access: 'signed-in', preload: ['/flows?view=all', '/pages/club', '/gone'] }
const config = { name: 'club', title: 'Club', routes: [route] } as const

const entry = "export default { pages: { club: () => import(/* webpackChunkName: 'page-club' */ './Page.tsx') } }"
const browserBuild =
  (define = defineRemote, title = 'Club', access: 'signed-in' | 'public' = 'signed-in') =>
  (part: string) =>
    define(part, { ...config, title, routes: [{ ...route, access }] })[0] ?? {}

async function remoteManifest(page: string, more: Record<string, string> = {}, configure = browserBuild()) {
  const read = await build('club', { 'src/remote.tsx': entry, 'src/Page.tsx': page, ...more }, configure)
  return remoteManifestSchema.parse(JSON.parse(await read('remote.json')))
}

test('a remote says which names it uses of each shared module, by whatever name it calls them', async () => {
  const { uses, sharedModules, libraries } = await remoteManifest(
    `import { Button as Press, Text } from '@stepwise/shared/ui'
     import { helped } from './help.ts'
     export { Link } from '@stepwise/shared/routing'
     import type { Router } from '@stepwise/shared/routing'
     const where: Router | undefined = undefined
     export default () => [<Press />, <Text />, helped, where]`,
    {
      'src/help.ts': `import { call } from '@stepwise/shared/http'
        import * as session from '@stepwise/shared/session'
        export const helped = [call, session, () => import('@stepwise/shared/ui/data')]`,
    },
  )
  expect(uses).toEqual({
    '@stepwise/shared/http': ['call'],
    '@stepwise/shared/routing': ['Link'],
    '@stepwise/shared/session': ['*'],
    '@stepwise/shared/ui': ['Button', 'Text'],
    '@stepwise/shared/ui/data': ['*'],
  })
  expect(sharedModules).toEqual(Object.keys(uses))
  expect(Object.keys(libraries)).toEqual(['react'])
  expect(libraries.react).toMatch(/^\^19\./)
})

test('an import of a shared library that is built into a remote counts as used by the remote', async () => {
  const { uses } = await remoteManifest(
    "import { lazyComponent } from '@stepwise/shared/lazy'\nexport default () => lazyComponent",
  )
  expect(uses['@stepwise/shared/ui']).toContain('Button')
})

test('a remote says which calls it makes: those that its code spells, and those that its pages preload', async () => {
  const { calls } = await remoteManifest(
    `import { call } from '@stepwise/shared/http'
     // Not 'GET /notes', which a comment speaks of.
     const path = '/users/reflective_journal/reflections'
     export default (id) => [call('GET /badges'), call(\`DELETE \${path}/:id\`, { params: { id } })]`,
  )
  const deletion = 'DELETE /users/reflective_journal/reflections/:id'
  expect(calls).toEqual([deletion, 'GET /badges', 'GET /flows', 'GET /gone', 'GET /pages/:slug'])
})

test('a template spells the calls whose rest is known', () => {
  const step = '/flows/:flowSlug/learning_modules/:learningModuleSlug/chapters/:chapterSlug/steps/:stepSlug'
  // Minified, as it is in a bundle.
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program.
  const code = 'const o=e.step.pattern;n(`POST ${o}/complete`,r(t))'
  expect(spelledCalls(code, JSON.stringify({ path: step }))).toEqual([`POST ${step}/complete`])
  expect(spelledCalls(code)).toEqual([])
})

test('the version of a remote covers its configuration, and all else that its manifest says', async () => {
  const page = 'export default () => null'
  const first = await remoteManifest(page)
  expect((await remoteManifest(page)).version).toBe(first.version)
  const changed = await remoteManifest(page, {}, browserBuild(defineRemote, 'Reading club', 'public'))
  expect(changed.version).not.toBe(first.version)
})

test('a host says which names its shared modules have, which libraries it gives, and its own addresses and calls', async () => {
  const read = await build(
    'host',
    { 'src/index.tsx': "import { call } from '@stepwise/shared/http'\ncall('POST /auth/authorize')" },
    (part) =>
      defineHost(part, {
        name: 'host',
        entry: './src/index.tsx',
        edition: '"study"',
        routes: ['/error'],
      })[0] as Configuration,
  )
  const manifest = hostManifestSchema.parse(JSON.parse(await read('host.json')))
  expect(manifest.exports['@stepwise/shared/ui/data']).toEqual(['Accordion', 'Tabs'])
  expect(manifest.exports['@stepwise/shared/http']).toEqual(expect.arrayContaining(['CallError', 'call']))
  expect(manifest.libraries).toMatchObject({ react: expect.stringMatching(/^19\./), effector: expect.any(String) })
  expect(manifest).toMatchObject({ sharedVersion, routes: ['/error'] })
  expect(manifest.calls).toContain('POST /auth/authorize')
})

// docs/product/qa.md#panel
test('a remote that is built for development runs with the React of a product that was built for production', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  vi.resetModules()
  const development = await import('./define-remote.ts')
  const files = { 'src/remote.tsx': entry, 'src/Page.tsx': 'export default () => <p>Club</p>' }
  const read = await build('lab', files, browserBuild(development.defineRemote))
  const names = (await readdir(join(folder, 'lab/dist'))).filter((name) => name.endsWith('.js'))
  const code = (await Promise.all(names.map(read))).join('')
  expect(code).toContain('jsxDEV')
  // React's own development runtime calls this, and React has it in its development build alone.
  expect(code).not.toContain('getOwner')
  vi.unstubAllEnvs()
})

test('a host that is built again says the same of the modules that did not change', async () => {
  const source = "import { call } from '@stepwise/shared/http'\ncall('POST /auth/authorize')"
  const part = await writeSources('watched-host', { 'src/index.tsx': source })
  const watching = rspack(
    defineHost(part, { name: 'host', entry: './src/index.tsx', edition: '"study"' })[0] as Configuration,
  )
  const builds: HostManifest[] = []
  await new Promise<void>((resolve, reject) => {
    watching.watch({ aggregateTimeout: 10 }, async (error, stats) => {
      if (error || stats?.hasErrors()) return reject(error ?? new Error(stats?.toString('errors-only')))
      builds.push(hostManifestSchema.parse(JSON.parse(await readFile(join(part, 'dist/host.json'), 'utf8'))))
      if (builds.length === 2) resolve()
      else await writeFile(join(part, 'src/index.tsx'), `${source}\ncall('GET /flows')`)
    })
  })
  await new Promise((resolve) => watching.close(resolve))
  const [first, second] = builds
  expect(second?.calls).toContain('GET /flows')
  expect(second?.exports).toEqual(first?.exports)
  expect(Object.keys(second?.sharedModules ?? {})).toEqual(Object.keys(first?.sharedModules ?? {}))
  expect(Object.keys(first?.sharedModules ?? {})).toContain('@stepwise/shared/ui/data')
})

test('the comments of a build for development cost no time', () => {
  const code = "/* a comment */ call('GET /flows')\n".repeat(60_000)
  expect(madeCalls({ getAssets: () => [{ name: 'main.js', source: { source: () => code } }] })).toEqual(['GET /flows'])
})
