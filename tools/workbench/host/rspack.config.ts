import { defineHost } from '../../../shared/federation/index.ts'

const edition = process.env.EDITION === 'pro' ? 'pro' : 'study'

// A second, tiny host: the real shell with a bar, for one remote at a time (npm run dev -w remotes/<name>).
export default defineHost(import.meta.dirname, {
  name: 'workbench',
  entry: './index.tsx',
  edition: JSON.stringify(edition),
  publicFolder: '../../../host/public',
})
