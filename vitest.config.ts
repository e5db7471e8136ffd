import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import { chromiumFlags, findChromium } from './bin/tools/chromium.mjs'

/** Nobody claims anything by these: a busy machine takes its time, and what hangs ends all the same. */
const patience = { testTimeout: 180_000, hookTimeout: 300_000 }

/** Every project may ask for a fresh database; the server behind it is started once for all of them. */
const shared = {
  environment: 'node' as const,
  globalSetup: ['tests/setup/database.ts'],
  ...patience,
  // What is waited for comes within a second, and on a machine that runs two other files beside it later.
  expect: { poll: { timeout: 20_000 } },
  // What fails, failed (decision 052).
  retry: 0,
}
/** One more than there are cores: a file waits for PostgreSQL, programs that start and answers as much as it works. */
const maxWorkers = availableParallelism() + 1
const sources = ['apps', 'bench', 'bin', 'modules', 'platform', 'database', 'gateways']
/** They look at modules with a state of their own (texts, drafts, keys), so each file has its own copy of everything. */
const units = ['bin/**/*.test.ts', '{modules,platform}/**/{web,contract}/**/*.test.{ts,tsx}']
const components = '{modules,platform}/**/web/**/*.browser.test.tsx'
/** Missing only where nobody tests: installing comes first (bin/test.mjs). */
const chromium = findChromium({ isLight: true })

/** Files of one piece that take longest: begun last, they would keep everything else waiting at the end. */
const longest = /\/(bin\/new-module|tests\/journeys\/(accessible-.*|offline-queue))\.test\.ts$/

/** The usual order, but the longest first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: (typeof sorted)[number]) => longest.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    // What one project translated, the next of the same run need not; a file that changed has another key.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest-modules' },
    sequence: { sequencer: LongestFirst },
    // The first page waits until every module is ready, which takes a busy machine longer than a minute.
    browser: { connectTimeout: 300_000 },
    projects: [
      {
        test: {
          ...shared,
          maxWorkers,
          name: 'rules',
          include: ['tests/rules/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
      {
        test: { ...shared, maxWorkers, name: 'units', include: units, exclude: [components], isolate: false },
      },
      {
        // What is drawn and pressed without a server, in a real browser: the kits of platform/web, and pages over given answers.
        plugins: [react()],
        cacheDir: '.cache/vite-components',
        // Found late, a dependency would load the page anew in the middle of a test.
        optimizeDeps: { entries: ['{apps,modules,platform}/**/web/**/*.{ts,tsx}'] },
        test: {
          name: 'components',
          ...patience,
          // The first page of a file is fetched and translated first, which takes a busy machine longer than a second.
          expect: { poll: { timeout: 15_000 } },
          // Loading the pages costs more than most tests; what one leaves is taken away (tests/setup/components.ts).
          isolate: false,
          maxWorkers,
          include: [components],
          setupFiles: ['tests/setup/components.ts'],
          retry: 0,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            instances: [{ browser: 'chromium' as const }],
            provider: playwright({
              launchOptions: {
                ...(chromium && {
                  executablePath: chromium.executablePath,
                  env: { ...process.env, ...chromium.env },
                }),
                args: chromiumFlags,
              },
            }),
          },
        },
      },
      {
        test: {
          ...shared,
          maxWorkers,
          name: 'server',
          include: sources.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...units, components],
          // Loading the product costs more than most files' tests. A file gets a server and a database of its own from
          // it anyway, and nothing in a server's code outlives them.
          isolate: false,
        },
      },
      {
        // What somebody would try who means harm: hostile input, guesses, floods, races (docs/threats.md).
        test: {
          ...shared,
          maxWorkers,
          name: 'attacks',
          include: ['tests/attacks/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          // What a page will show, it shows within the patience of a person, also on a busy machine.
          expect: { poll: { timeout: 60_000 } },
          // Browsers are heavy, so they come last.
          maxWorkers,
          sequence: { groupOrder: 1 },
          // The product is loaded and Chromium started once; each file has a server, a database and windows of its own.
          isolate: false,
        },
      },
    ],
  },
})
