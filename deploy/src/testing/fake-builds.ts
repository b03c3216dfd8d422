import { createHash } from 'node:crypto'
import type { BuildRecord } from '@stepwise/shared/contracts/release'
import {
  type HostManifest,
  ownedConfigSchema,
  type RemoteConfigSource,
  type RemoteManifest,
} from '@stepwise/shared/contracts/remote'

/** For tests: of a version whose sources were checked. */
export const fakeBuildRecord: BuildRecord = {
  commit: '0123456789abcdef0123456789abcdef01234567',
  isDirty: false,
  author: 'Ada Lovelace',
  builtBy: 'ada',
  builtAt: '2026-01-02T03:04:05.000Z',
  checks: ['types', 'imports'],
}

/** The content of files by name. */
export type BuildFiles = Record<string, string | Buffer>

/** A build: its files, and its manifest, which states the integrity of each unless it says otherwise. */
function createBuild(manifestName: string, manifest: HostManifest | RemoteManifest, files: BuildFiles): BuildFiles {
  const integrities = { ...hashFiles(files), ...manifest.integrities }
  return {
    'build.json': JSON.stringify(fakeBuildRecord),
    ...files,
    [manifestName]: JSON.stringify({ ...manifest, integrities }),
  }
}

export const hashFiles = (files: BuildFiles) =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [name, sha256(content)]))

const sha256 = (content: string | Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`

/** For tests: what a build of the host writes. */
export function fakeHostBuild(
  version: string,
  changes: Partial<HostManifest> = {},
  files: BuildFiles = {},
): BuildFiles {
  const manifest: HostManifest = {
    version,
    edition: 'study',
    sharedVersion: '1.2.0',
    initial: { js: ['main.1.js'], css: ['main.1.css'] },
    fonts: ['text.woff2'],
    sharedModules: {
      '@stepwise/shared/ui': { js: [], css: [] },
      '@stepwise/shared/ui/forms': { js: ['forms.1.js'], css: ['forms.1.css'] },
    },
    integrities: {},
    calls: [],
    libraries: {},
    exports: {},
    routes: [],
    owners: [],
    ...changes,
  }
  return createBuild('host.json', manifest, {
    'main.1.js': `console.log('host ${version}')`.padEnd(400),
    'main.1.css': 'body{margin:0}',
    'text.woff2': 'a font',
    'forms.1.js': '1',
    'forms.1.css': 'p{margin:0}',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ...files,
  })
}

export interface FakeRemote {
  config?: Partial<RemoteConfigSource>
  manifest?: Partial<RemoteManifest>
  entry?: string | Buffer
  files?: BuildFiles
}

/** For tests: what a build of a remote writes, with one page `home`. */
export function fakeRemoteBuild(
  name: string,
  version: string,
  { config = {}, manifest = {}, entry = `register('${name} ${version}')`, files = {} }: FakeRemote = {},
): BuildFiles {
  const whole: RemoteManifest = {
    config: ownedConfigSchema.parse({
      name,
      title: name,
      routes: [{ path: `/${name}`, page: 'home', access: 'signed-in' }],
      ...config,
    }),
    version,
    sharedRange: '^1.0.0',
    sharedModules: ['@stepwise/shared/ui'],
    entry: 'remoteEntry.1.js',
    integrities: {},
    calls: [],
    libraries: {},
    setGlobals: [],
    uses: {},
    pages: { home: { js: ['home.1.js'], css: ['home.1.css'], shared: ['@stepwise/shared/ui'] } },
    slots: {},
    ...manifest,
  }
  return createBuild('remote.json', whole, {
    'remoteEntry.1.js': entry,
    'home.1.js': 'export {}',
    'home.1.css': '.home{margin:0}',
    ...files,
  })
}
