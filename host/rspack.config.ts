import { defineHost } from '@stepwise/shared/federation'
import { readBuildSettings } from './build-settings.ts'
import { hostPaths } from './src/routes/host-paths.ts'

const edition = process.env.EDITION === 'pro' ? 'pro' : 'study'
const { settings, policy } = readBuildSettings(process.env)

export default defineHost(import.meta.dirname, {
  name: 'host',
  entry: './src/index.ts',
  edition: JSON.stringify(edition),
  constants: {
    STEPWISE_HOST_SETTINGS: JSON.stringify(settings),
    STEPWISE_HAS_QUESTIONS: String(settings.analytics !== null || settings.chat !== null),
  },
  publicFolder: './public',
  installableAs: edition,
  renderer: './src/rendering/render.tsx',
  policy,
  routes: Object.values(hostPaths),
})
