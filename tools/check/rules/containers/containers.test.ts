import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verbs } from '@stepwise/cli/release'
import { root } from '@stepwise/cli/root'
import { assertProductionSettings, roles } from '@stepwise/cli/serve'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

// No builder is needed: what the files name must be there, and the settings must be those that the servers start with.

interface Service {
  image: string
  command?: string[]
  env_file?: string
  environment?: Record<string, string>
  build?: { dockerfile: string; target: string }
  depends_on?: Record<string, unknown>
  volumes?: string[]
}

const folder = join(root, 'deploy/containers')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, null>
}
const containerfile = read('Containerfile')
const services = Object.entries(compose.services)
const wordsOf = ({ command = [] }: Service) => command.flatMap((part) => part.split(/\s+/))

/** `settings.example`, with a value for what is left empty. */
const settings = Object.fromEntries(
  read('settings.example')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/=(.*)/s) as [string, string])
    .map(([name, value]) => [name, value || 'x'.repeat(40)]),
)

test('each command is a script of this repository, with a role or a verb that there is', () => {
  const commands = services.map(([, service]) => wordsOf(service)).filter((words) => words.includes('node'))
  expect(commands.length).toBeGreaterThan(5)
  for (const words of commands) {
    const [script = '', command, first] = words.slice(words.indexOf('node') + 1)
    expect(existsSync(join(root, script)), script).toBe(true)
    expect(command === 'serve' ? roles : Object.keys(verbs)).toContain(first)
  }
})

test.each(['api-1', 'api-2', 'gateway-1', 'gateway-2', 'release'])(
  '%s starts in production with the example’s settings',
  (name) => {
    const service = compose.services[name]
    const role = roles.find((known) => service?.command?.includes(known))
    expect(role).toBeDefined()
    expect(() => assertProductionSettings(role ?? 'all', { ...settings, ...service?.environment })).not.toThrow()
  },
)

test('every setting is one that the page of settings names, or another program’s', () => {
  const page = readFileSync(join(root, 'docs', 'operations', 'settings.md'), 'utf8')
  const names = [settings, ...services.map(([, { environment = {} }]) => environment)].flatMap(Object.keys)
  const unknown = names.filter(
    (name) => !/^(POSTGRES_|MINIO_ROOT_|SERVER_NAME$)/.test(name) && !page.includes(`\`${name}`),
  )
  expect(unknown).toEqual([])
})

test('nginx, the gateways and the APIs ask servers that there are, at their ports', () => {
  const servers = new Map(services.map(([name, { environment }]) => [name, environment?.PORT]))
  const asked = [
    ...wordsOf(compose.services['nginx-configuration'] ?? { image: '' }).filter((word) => /^[a-z]+-\d:\d+$/.test(word)),
    ...services.flatMap(([, { environment: { API_URL, REGISTRY_URL } = {} }]) =>
      [API_URL, REGISTRY_URL].flatMap((url) => (url ? new URL(url).host : [])),
    ),
    new URL(settings.AWS_ENDPOINT_URL ?? '').host.replace(':9000', ':undefined'),
    `${new URL(settings.DATABASE_URL ?? '').host}:undefined`,
  ]
  expect(asked.length).toBeGreaterThan(7)
  for (const server of asked) {
    const [name = '', port] = server.split(':')
    expect([name, String(servers.get(name))]).toEqual([name, port])
  }
})

test('everything that services need is there: others, volumes, and targets of the image', () => {
  for (const [name, { depends_on = {}, volumes = [], build, env_file }] of services) {
    for (const other of Object.keys(depends_on)) expect(Object.keys(compose.services), name).toContain(other)
    const named = volumes.map((volume) => volume.split(':')[0] ?? '').filter((volume) => !volume.startsWith('.'))
    for (const volume of named) expect(Object.keys(compose.volumes), name).toContain(volume)
    if (build) expect(containerfile).toContain(` AS ${build.target}\n`)
    if (build) expect(existsSync(join(root, build.dockerfile))).toBe(true)
    if (env_file) expect(env_file).toBe('settings')
  }
})

test('the image has a Node that the product starts with, and its commands are those of the readme', () => {
  const { engines, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [, node = ''] = /^FROM node:([\d.]+)-/m.exec(containerfile) ?? []
  expect(`>=${node.split('.').slice(0, 2).join('.')}`).toBe(engines.node)
  for (const [, script = ''] of containerfile.matchAll(/npm run ([\w-]+)/g))
    expect(Object.keys(scripts)).toContain(script)
  expect(containerfile).toContain('USER node')
})
