import { join } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { root } from '../root.mjs'
import { serverOnlyFiles } from './server-only'

/**
 * Every file the bundler opened for the site, those it threw out again included, and every file it would ship as it is.
 * Nothing is written.
 */
async function filesOf(config: InlineConfig): Promise<Set<string>> {
  const files = new Set<string>()
  const recorder: Plugin = {
    name: 'files-of-the-build',
    moduleParsed: ({ id }) => void files.add(id),
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type === 'asset')
          for (const name of part.originalFileNames) files.add(join(root, 'apps/web', name))
      }
    },
  }
  await build({
    root: join(root, 'apps/web'),
    logLevel: 'silent',
    ...config,
    plugins: [...(config.plugins ?? []), recorder],
    build: { ...config.build, write: false, minify: false },
  })
  return files
}

/** A page whose script is this, and one file of ours that it may import. */
function planted(script: string, path: string, content: string): InlineConfig {
  const page = join(root, 'apps/web/planted.ts')
  const file = join(root, path)
  const plugin: Plugin = {
    name: 'planted',
    enforce: 'pre',
    resolveId: (id) => (id === page ? page : id.endsWith(path) ? file : undefined),
    load: (id) => (id === page ? script : id === file ? content : undefined),
  }
  return { configFile: false, plugins: [plugin], build: { rolldownOptions: { input: page } } }
}

describe('the site in the browser', () => {
  it('holds nothing of pricing, rates or the servers', async () => {
    const files = await filesOf({ configFile: join(root, 'apps/web/vite.config.ts') })
    expect(files).toContain(join(root, 'apps/web/main.tsx'))
    expect(files).toContain(join(root, 'packages/domain/terms/identity.ts'))
    expect(serverOnlyFiles(root, files)).toEqual([])
  }, 60_000)

  it.each([
    [
      'a price used',
      "import { rate } from '../../packages/pricing/rate.ts'; document.title = rate",
      'packages/pricing/rate.ts',
    ],
    [
      'a price imported and not used',
      "import { rate } from '../../packages/pricing/rate.ts'",
      'packages/pricing/rate.ts',
    ],
    [
      'a price loaded later',
      "import('../../packages/pricing/rate.ts').then(console.log)",
      'packages/pricing/rate.ts',
    ],
    [
      'a setting of the API',
      "import { rate } from '../../apps/api/config.ts'; document.title = rate",
      'apps/api/config.ts',
    ],
  ])(
    'would be caught with %s',
    async (_what, script, path) => {
      const files = await filesOf(planted(script, path, "export const rate = '12.5'"))
      expect(serverOnlyFiles(root, files)).toEqual([path])
    },
    60_000,
  )

  it('would be caught with a table of rates shipped as a file', () => {
    expect(serverOnlyFiles(root, [join(root, 'rates/pc/age/2026-01-01.csv?url')])).toEqual([
      'rates/pc/age/2026-01-01.csv',
    ])
  })

  it('may hold what is ours to show', () => {
    const files = ['apps/web/main.tsx', 'packages/domain/values/pence.ts', 'node_modules/react/index.js']
    expect(
      serverOnlyFiles(
        root,
        files.map((file) => join(root, file)),
      ),
    ).toEqual([])
  })
})
