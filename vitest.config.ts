import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const longChaos = 'apps/api/chaos/**/*.chaos.test.ts'
const longFuzz = 'apps/api/fuzz/**/*.fuzz.test.ts'

/** Of a fresh clone nobody knows yet what takes long; begun last, these would keep one core busy while the others wait. */
const longest = /\/(chaos\/short|fuzz\/short|db\/kill)\.test\.ts$/
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/**
 * Three kinds of test beside the code: rules (unit), browser pieces (web), actions and storage on a real PostgreSQL (api). The long
 * killing of processes (chaos) and asking of nonsense (fuzz) are run by themselves: they take long when asked for all of it.
 */
export default defineConfig({
  test: {
    // As many as there are cores: of two, one would stand idle while the other waits for a database.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Rules hold no state that one file could leave to the next; each with modules of its own took five times as long.
          isolate: false,
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
          // A file has its own world in one process: processes of their own took twice as long, and shared ones heard of each other.
          pool: 'vmThreads',
          setupFiles: ['apps/web/testing/setup.ts'],
          testTimeout: 15_000,
          retry: process.env['CI'] ? 1 : 0,
          include: ['apps/web/**/*.test.{ts,tsx}'],
          // Stylesheets are left out of these tests, but for those that tests read as text; of a module, a class is its own name.
          css: { include: [/\.css\?raw$/] },
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/**/*.test.ts'],
          // Hostile requests end Prism, which is shown what is recorded; our answers to them are held to the document as they are made.
          exclude: [longChaos, longFuzz, ...(process.env['CONTRACT_RECORD'] ? ['apps/api/fuzz/**'] : [])],
          globalSetup: ['apps/api/platform/db/testing/global-setup.ts'],
          // Each file has a database of its own; what modules hold is made anew by whoever opens it.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What follows a purchase is done by jobs; on a busy machine one may take seconds to be begun.
          expect: { poll: { timeout: 20_000 } },
          // As in the browser: a process that is slow once on a busy machine is not a fault; a test that fails twice is.
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
