import { defineConfig } from 'vitest/config'

/** Every project may ask for a fresh database; the server behind it is started once for all of them. */
const shared = {
  environment: 'node' as const,
  globalSetup: ['tests/setup/database.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
}
const sources = ['apps', 'bin', 'modules', 'platform', 'database', 'gateways']

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'rules', include: ['tests/rules/**/*.test.{ts,tsx}'] } },
      {
        test: { ...shared, name: 'server', include: sources.map((folder) => `${folder}/**/*.test.{ts,tsx}`) },
      },
      {
        test: {
          ...shared,
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          testTimeout: 60_000,
          // A stalled machine can tear a simulated scan apart; a journey that fails is walked again.
          retry: 2,
          // Browsers are heavy: two at once starve each other on a small machine.
          fileParallelism: false,
        },
      },
    ],
  },
})
