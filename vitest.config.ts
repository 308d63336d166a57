import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const longChaos = 'apps/api/chaos/**/*.chaos.test.ts'
const longFuzz = 'apps/api/fuzz/**/*.fuzz.test.ts'

/**
 * Without timings from an earlier run the longest files are unknown; started last, these would keep one core busy while the others
 * wait. Most of them start processes.
 */
const longest = [
  'api/chaos/short',
  'api/main',
  'api/fuzz/short',
  'api/cli/backup',
  'api/cli/program',
  'api/desk/access-matrix',
  'api/platform/db/embedded/embedded-server',
  'api/platform/db/embedded/users',
  'api/platform/db/kill',
  'api/platform/observability/real-deployment',
  'api/renewal/thirteen-months',
  'api/retrieval/guess-timing',
  'portfolio/portfolio',
  'scripts/changes/changes',
]
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) =>
      longest.some((file) => moduleId.endsWith(`/${file}.test.ts`))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/**
 * Three kinds of tests: rules (unit), browser components (web), actions and storage on a real PostgreSQL (api). The long suites
 * that kill processes (chaos) and send hostile requests (fuzz) are run separately, because they take long.
 */
export default defineConfig({
  test: {
    // One per core: with fewer, a core would be idle while a test waits for a database.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Rules have no state that one file could leave to the next; separate modules per file took five times as long.
          isolate: false,
          // Rules need milliseconds; the processes that some tests of scripts start need seconds on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: [
            'packages/**/*.test.ts',
            'apps/sandbox/**/*.test.ts',
            'apps/portfolio/**/*.test.ts',
            'scripts/**/*.test.ts',
            'e2e/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          // Files of one worker share a window: a pressed link that led away (to a document, say) would leave the next file about:blank.
          environmentOptions: {
            happyDOM: {
              settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
            },
          },
          // Files share libraries; the setup reloads our own modules for each file. A context for each file took three times as long.
          pool: 'threads',
          isolate: false,
          setupFiles: ['apps/web/testing/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry: process.env['CI'] ? 1 : 0,
          include: ['apps/{web,desk}/**/*.test.{ts,tsx}'],
          // Stylesheets are skipped, except those that tests read as text; a CSS module's class is its own name.
          css: { include: [/\.css\?raw$/] },
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/**/*.test.ts'],
          // Hostile requests crash Prism, which replays what is recorded; our responses to them are checked against the document as
          // they are made.
          exclude: [longChaos, longFuzz, ...(process.env['CONTRACT_RECORD'] ? ['apps/api/fuzz/**'] : [])],
          globalSetup: ['apps/api/platform/db/testing/global-setup.ts'],
          // Each file has its own database, and module state is recreated when it is opened.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Jobs follow a purchase; on a busy machine one may take seconds to start.
          expect: { poll: { timeout: 60_000 } },
          // As in the browser tests: a process that is slow once on a busy machine is not a fault; a test that fails twice is.
          retry: process.env['CI'] ? 1 : 0,
        },
      },
      {
        test: {
          name: 'fuzz',
          environment: 'node',
          include: [longFuzz],
          globalSetup: ['apps/api/platform/db/testing/global-setup.ts'],
          testTimeout: 3_600_000,
        },
      },
      {
        test: {
          name: 'chaos',
          environment: 'node',
          include: [longChaos],
          globalSetup: ['apps/api/platform/db/testing/global-setup.ts'],
          fileParallelism: false,
          maxConcurrency: Number(process.env['CHAOS_AT_ONCE'] ?? 2),
          testTimeout: 3_600_000,
        },
      },
    ],
  },
})
