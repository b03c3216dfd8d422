import { settingProblems as apiProblems } from '@stepwise/api/settings'
import { UserFacingError } from '@stepwise/deploy/errors'
import { settingProblems as gatewayProblems } from '@stepwise/deploy/gateway'

/** What of the product `npm run serve` runs: all of it on one machine, or one part of it among many. */
export const roles = ['all', 'api', 'gateway', 'release', 'build'] as const
export type Role = (typeof roles)[number]

interface Setting {
  purpose: string
  example: string
  /** Who cannot do without it. */
  neededBy: Role[]
  /** When it is needed, if not always. */
  neededWhen?: (env: NodeJS.ProcessEnv) => boolean
  problem?: (value: string) => string | undefined
}

const localNames = ['localhost', '127.0.0.1', '::1', '[::1]']
const isLocal = (host = 'localhost') => localNames.includes(host)
const servers: Role[] = ['all', 'api', 'gateway']

const settings: Record<string, Setting> = {
  PUBLIC_URL: {
    purpose: 'the address of the product as people know it, for links in emails and for search engines',
    example: 'https://stepwise.example.org',
    neededBy: servers,
    problem: (value) =>
      URL.canParse(value) && new URL(value).protocol === 'http:' && !isLocal(new URL(value).hostname)
        ? 'must begin with https://'
        : undefined,
  },
  MAIL_URL: {
    purpose: 'the server that sends emails: without it no one can confirm an account',
    example: 'smtp://name:password@mail.example.org:587',
    neededBy: ['all', 'api'],
  },
  MAIL_FROM: {
    purpose: 'the sender of every email',
    example: 'Stepwise <no-reply@example.org>',
    neededBy: ['all', 'api'],
  },
  SUPPORT_EMAIL: {
    purpose: 'who reads what visitors and learners write',
    example: 'support@example.org',
    neededBy: ['all', 'api'],
  },
  RELEASE_SECRET: {
    purpose: 'what signs links to other versions: at least 32 characters, the same for gateway, API and release tool',
    example: 'what `openssl rand -base64 32` prints',
    neededBy: servers,
  },
  TRUST_PROXY: {
    purpose:
      'the proxies in front, such as the nginx that speaks HTTPS: how many, or their addresses; without it everyone seems to come from ' +
      'one address, and a limit for one is a limit for all',
    example: '1',
    neededBy: servers,
    neededWhen: ({ HOST, PUBLIC_URL }) => !isLocal(HOST || undefined) || PUBLIC_URL?.startsWith('https:') === true,
  },
  DATABASE_URL: {
    purpose: 'the PostgreSQL that all API processes share',
    example: 'postgres://stepwise:password@database.example.org/stepwise',
    neededBy: ['api'],
  },
  API_URL: { purpose: 'where the API answers', example: 'http://10.0.0.5:4001', neededBy: ['gateway'] },
  REGISTRY_URL: {
    purpose: 'where a gateway answers with what is live, for the check of texts; without it at PUBLIC_URL',
    example: 'http://10.0.0.5:4000/registry.json',
    neededBy: [],
  },
  API_PROCESSES: {
    purpose: 'how many API processes share the work; more than one needs DATABASE_URL and Linux',
    example: '2',
    neededBy: [],
    problem: (value) => (/^([1-9]|[1-5]\d|6[0-4])$/.test(value) ? undefined : 'must be a number from 1 to 64'),
  },
}

/**
 * Throws a {@link UserFacingError} that names every setting that is missing or wrong for this role, with what it is for and an example.
 */
export function assertProductionSettings(role: Role, env: NodeJS.ProcessEnv): void {
  const problems = new Map<string, string>()
  for (const [name, setting] of Object.entries(settings)) {
    const problem = env[name] ? setting.problem?.(env[name]) : isNeeded(setting, role, env) && 'is missing'
    if (problem) problems.set(name, problem)
  }
  if (Number(env.API_PROCESSES) > 1 && !env.DATABASE_URL)
    problems.set('DATABASE_URL', 'is missing: the embedded database belongs to one process')
  for (const [name, problem] of invalidFor(role, env)) if (!problems.has(name)) problems.set(name, problem)
  if (problems.size === 0) return
  throw new UserFacingError([
    'Stepwise cannot start in production with these settings:',
    ...[...problems].map(([name, problem]) => `  ${name} ${problem}.${helpFor(name)}`),
    'docs/operations/README.md says where to set them.',
  ])
}

const isNeeded = ({ neededBy, neededWhen = () => true }: Setting, role: Role, env: NodeJS.ProcessEnv) =>
  neededBy.includes(role) && neededWhen(env)

/** What the servers themselves would say of the settings. */
function invalidFor(role: Role, env: NodeJS.ProcessEnv): [name: string, problem: string][] {
  if (role === 'all' || role === 'api') return apiProblems(env)
  return role === 'gateway' ? gatewayProblems({ CONTENT_DIR: 'content', STORE_DIR: 'store', ...env }) : []
}

function helpFor(name: string): string {
  const setting = settings[name]
  return setting ? ` It is ${setting.purpose}. Example: ${name}=${setting.example}` : ''
}
