import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@stepwise/shared/testing/setup'],
    // TypeScript in packages: Node alone does not run it.
    server: { deps: { inline: [/@stepwise/] } },
    testTimeout: 120_000,
  },
})
