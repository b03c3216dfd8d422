import type { SocialLinks } from '@stepwise/shared/shell'

/** What an owner can switch on when building the host (host/build-settings.ts). All of it is off by default. */
export interface HostSettings {
  /** Page views: a POST to `url` with this edition's id, for those who agree. */
  analytics: { url: string; id: string } | null
  /** Study edition: the support chat. `script` is loaded for signed-in people who agree. */
  chat: { script: string } | null
  /** In the footer of the public pages. */
  socialLinks: SocialLinks
  isProduction: boolean
}

// Replaced by the build (host/rspack.config.ts).
declare const STEPWISE_HOST_SETTINGS: HostSettings

export const settings: HostSettings =
  typeof STEPWISE_HOST_SETTINGS === 'undefined'
    ? { analytics: null, chat: null, socialLinks: {}, isProduction: false }
    : STEPWISE_HOST_SETTINGS
