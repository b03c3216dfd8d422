import { defineHost } from '@stepwise/shared/federation'
import type { HostSettings } from './src/settings/settings.ts'

const { ANALYTICS_URL, ANALYTICS_ID, CHAT_SCRIPT, NODE_ENV } = process.env
const edition = process.env.EDITION === 'pro' ? 'pro' : 'study'

const settings: HostSettings = {
  analytics: ANALYTICS_URL && ANALYTICS_ID ? { url: ANALYTICS_URL, id: ANALYTICS_ID } : null,
  chat: CHAT_SCRIPT ? { script: CHAT_SCRIPT } : null,
  isProduction: NODE_ENV !== 'development',
}

export default defineHost(import.meta.dirname, {
  name: 'host',
  entry: './src/index.tsx',
  edition: JSON.stringify(edition),
  constants: { STEPWISE_HOST_SETTINGS: JSON.stringify(settings) },
  publicFolder: './public',
  installableAs: edition,
})
