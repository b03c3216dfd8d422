import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { UserFacingError } from '@stepwise/deploy/errors'
import { nginxConfig } from '@stepwise/deploy/gateway'
import { listOption, type Options, textOption, type Verb } from '../verb.ts'

const addressPattern = /^[\w.-]+:\d{1,5}$/

export const nginxVerb: Verb = {
  usage: 'nginx <file>',
  does: 'write the configuration of an nginx in front of APIs and gateways',
  options: {
    api: { type: 'string', multiple: true, help: ['<host:port>', 'an API; once for each'] },
    gateway: { type: 'string', multiple: true, help: ['<host:port>', 'a gateway; once for each'] },
    name: { type: 'string', multiple: true, help: ['<name>', 'of the product, such as stepwise.example.org'] },
    listen: { type: 'string', help: ['<port>', '443 with a certificate, 80 without'] },
    certificate: { type: 'string', help: ['<file>', 'for TLS, with --key'] },
    key: { type: 'string', help: ['<file>', 'of the certificate'] },
    'behind-proxy': {
      type: 'string',
      multiple: true,
      help: ['<address>', 'a load balancer in front, such as 10.0.0.0/8'],
    },
    'run-dir': { type: 'string', help: ['<folder>', 'for its process id, logs and cache; /var/lib/nginx/stepwise'] },
    user: { type: 'string', help: ['<user>', 'of its workers, www-data when root starts it'] },
  },
  takes: [1, 1],
  run: async ({ settings, options, log }, [file = '']) => {
    const path = resolve(file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(
      path,
      nginxConfig({
        apis: servers(options, 'api'),
        gateways: servers(options, 'gateway'),
        serverNames: listOption(options, 'name'),
        ...listening(options),
        trustedProxies: listOption(options, 'behind-proxy'),
        // Gateways have copies of what is in a bucket.
        storeDir: process.env.STORE_URL ? undefined : settings.storeDir,
        contentDir: settings.contentDir,
        isProduction: settings.isProduction,
        runDir: textOption(options, 'run-dir') ?? '/var/lib/nginx/stepwise',
        moduleDir: '/usr/lib/nginx/modules',
        user: textOption(options, 'user'),
      }),
    )
    log(`Written: ${path}. Check it with nginx -t -c ${path}.`)
  },
}

function servers(options: Options, name: 'api' | 'gateway') {
  const given = listOption(options, name)
  if (given.length === 0) throw new UserFacingError([`Name each ${name}: --${name} 127.0.0.1:4001`])
  const wrong = given.find((server) => !addressPattern.test(server))
  if (wrong !== undefined) throw new UserFacingError([`--${name} is "${wrong}"; it must look like 127.0.0.1:4001.`])
  return given
}

function listening(options: Options) {
  const certificate = textOption(options, 'certificate')
  const key = textOption(options, 'key')
  const listen = textOption(options, 'listen')
  if ((certificate === undefined) !== (key === undefined))
    throw new UserFacingError(['--certificate and --key go together.'])
  if (certificate === undefined || key === undefined) return { listen: listen ?? '80' }
  return {
    listen: listen ?? '443',
    tls: { certificate: resolve(certificate), key: resolve(key), ...(!listen && { redirectFrom: '80' }) },
  }
}
