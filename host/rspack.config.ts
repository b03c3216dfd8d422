import { defineHost } from '@stepwise/shared/federation'

const edition = process.env.EDITION === 'pro' ? 'pro' : 'study'

export default defineHost(import.meta.dirname, {
  name: 'host',
  entry: './src/index.tsx',
  edition: JSON.stringify(edition),
})
