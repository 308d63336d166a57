import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { subjects } from './subjects.mjs'

const root = join(import.meta.dirname, '..', '..')
const subject = subjects.find(({ name }) => name === process.env['MUTATION_SUBJECT'])
if (!subject) throw new Error('MUTATION_SUBJECT names no subject of scripts/mutation/subjects.mjs')

/** One project with the tests of one subject, run in the copy with the mutated files. */
export default defineConfig({
  root,
  // Linked packages lead out of the copy, to files that are not mutated.
  resolve: { alias: [{ find: /^@milepost\/([^/]+)\/(.+)$/, replacement: join(root, 'packages/$1/$2.ts') }] },
  test: {
    environment: 'node',
    include: [...subject.tests],
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
