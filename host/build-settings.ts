import { type HostPolicy, originSchema } from '@stepwise/shared/contracts/remote'
import type { SocialLinks } from '@stepwise/shared/shell'
import type { HostSettings } from './src/settings/settings.ts'

/** The variables that an owner may set when building the host (docs/operations/settings.md). */
export interface BuildVariables {
  ANALYTICS_URL?: string | undefined
  ANALYTICS_ID?: string | undefined
  CHAT_SCRIPT?: string | undefined
  /** Further origins that the chat needs, separated by commas. */
  CHAT_ORIGINS?: string | undefined
  LINKEDIN_URL?: string | undefined
  TWITTER_URL?: string | undefined
  YOUTUBE_URL?: string | undefined
  NODE_ENV?: string | undefined
}

export interface BuildSettings {
  settings: HostSettings
  /** What the page's policy must allow for them; undefined when all of it is of this address. */
  policy: HostPolicy | undefined
}

/** Reads what the host is built with. Throws, naming the variable, when an address is neither of this product nor safe to allow. */
export function readBuildSettings(variables: BuildVariables): BuildSettings {
  const { ANALYTICS_URL, ANALYTICS_ID, CHAT_SCRIPT, CHAT_ORIGINS, NODE_ENV } = variables
  const analytics = ANALYTICS_URL && ANALYTICS_ID ? { url: ANALYTICS_URL, id: ANALYTICS_ID } : null
  const chat = CHAT_SCRIPT ? { script: CHAT_SCRIPT } : null

  const counted = analytics ? parseOrigins('ANALYTICS_URL', analytics.url) : []
  const chatScripts = chat ? parseOrigins('CHAT_SCRIPT', chat.script) : []
  const chatOrigins = chat ? listed('CHAT_ORIGINS', CHAT_ORIGINS) : []
  // Sockets are connections and nothing else.
  const embedded = [...new Set([...chatScripts, ...chatOrigins.filter((origin) => /^http/.test(origin))])]
  const connects = [...new Set([...counted, ...embedded, ...chatOrigins])]
  return {
    settings: { analytics, chat, socialLinks: parseSocialLinks(variables), isProduction: NODE_ENV !== 'development' },
    policy:
      connects.length > 0
        ? { scripts: embedded, connects, frames: embedded, images: embedded, styles: embedded }
        : undefined,
  }
}

function parseSocialLinks({ LINKEDIN_URL, TWITTER_URL, YOUTUBE_URL }: BuildVariables): SocialLinks {
  const links = { LINKEDIN_URL, TWITTER_URL, YOUTUBE_URL }
  for (const [name, address] of Object.entries(links)) {
    if (address && parsed(name, address).protocol !== 'https:') {
      throw new Error(`${name} must be an https address: ${address}`)
    }
  }
  return {
    ...(LINKEDIN_URL && { LinkedIn: LINKEDIN_URL }),
    ...(TWITTER_URL && { Twitter: TWITTER_URL }),
    ...(YOUTUBE_URL && { YouTube: YOUTUBE_URL }),
  }
}

const ownOrigin = 'https://this-product.invalid'

/** The origin of an address; none when it is of the product itself, such as `/count`. */
function parseOrigins(name: string, address: string): string[] {
  const { origin } = parsed(name, address, ownOrigin)
  return origin === ownOrigin ? [] : [allowed(name, origin)]
}

function listed(name: string, list = ''): string[] {
  const entries = list.split(',').map((entry) => entry.trim())
  return entries.filter((entry) => entry !== '').map((entry) => allowed(name, entry.toLowerCase().replace(/\/$/, '')))
}

function parsed(name: string, address: string, base?: string): URL {
  try {
    return new URL(address, base)
  } catch {
    throw new Error(`${name} is not an address: ${address}`)
  }
}

function allowed(name: string, origin: string): string {
  if (originSchema.safeParse(origin).success) return origin
  throw new Error(`${name} must be an https address (wss for sockets), or http on localhost: ${origin}`)
}
