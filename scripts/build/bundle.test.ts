import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type InlineConfig, type Plugin } from 'vite'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { root } from '../root.mjs'
import { firstScripts } from './first-scripts.ts'

const FIRST_SCREEN_KILOBYTES = 100
const LATER_FILE_KILOBYTES = 40
const FILES_OF_A_PAGE = 15
const STYLES_OF_DOCUMENT_KILOBYTES = 9
/** The provider's own script, loaded only if that provider handles the cards. */
const PROVIDERS_OWN = 'braintree-page'

/** What must never reach a browser: prices and rates are confidential, and the servers hold keys. */
const serverOnly =
  /^(packages\/documents|packages\/pricing|rates|apps\/(api|portfolio|sandbox)|scripts|e2e|bench)(\/|$)/

/**
 * The files of a build that belong on a server only.
 * @param files absolute, with the suffixes that a bundler adds
 */
function serverOnlyFiles(root: string, files: Iterable<string>): string[] {
  const paths = [...files].map((file) => relative(root, file.replace(/^\0/, '').replace(/[?#].*$/, '')))
  return [...new Set(paths.map((path) => path.replaceAll('\\', '/')))]
    .filter((path) => serverOnly.test(path))
    .sort()
}

/**
 * Every file that the bundler opened for the site, including those it dropped, and every file that it would ship unchanged; and the
 * output by name. Nothing is written.
 */
async function built(config: InlineConfig): Promise<{ files: Set<string>; texts: Map<string, string> }> {
  const files = new Set<string>()
  const recorder: Plugin = { name: 'files-of-the-build', moduleParsed: ({ id }) => void files.add(id) }
  const made = await build({
    root: join(root, 'apps/web'),
    logLevel: 'silent',
    ...config,
    plugins: [...(config.plugins ?? []), recorder],
    build: { ...config.build, write: false },
  })
  const texts = new Map<string, string>()
  for (const part of [made].flat().flatMap((each) => ('output' in each ? each.output : []))) {
    texts.set(part.fileName, part.type === 'chunk' ? part.code : String(part.source))
    if (part.type === 'asset')
      for (const name of part.originalFileNames) files.add(join(root, 'apps/web', name))
  }
  return { files, texts }
}

/** A page with this script, and one file of ours that it may import. */
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
  let site: Awaited<ReturnType<typeof built>>
  beforeAll(async () => {
    // As in the build itself: otherwise React's development version would be measured.
    vi.stubEnv('NODE_ENV', 'production')
    site = await built({ configFile: join(root, 'apps/web/vite.config.ts') })
    vi.unstubAllEnvs()
  })
  const textOf = (name: string) => site.texts.get(name) ?? ''
  const kilobytes = (name: string) => gzipSync(textOf(name), { level: 9 }).length / 1000

  it('contains no code or data of pricing, rates or the servers', () => {
    expect(site.files).toContain(join(root, 'apps/web/main.tsx'))
    expect(site.files).toContain(join(root, 'packages/domain/terms/identity.ts'))
    expect(serverOnlyFiles(root, site.files)).toEqual([])
    // How a line is charged is left out of its record, so nothing here may read it.
    expect(site.files).not.toContain(join(root, 'packages/domain/lines/lines.ts'))
    expect([...site.texts].filter(([, text]) => text.includes('compulsoryExcess'))).toEqual([])
  })

  it('can be used after at most 100 KB of script, gzipped', () => {
    const first = firstScripts(textOf('index.html'), textOf)
    expect(first.length).toBeGreaterThan(0)
    expect(first.reduce((sum, name) => sum + kilobytes(name), 0)).toBeLessThanOrEqual(FIRST_SCREEN_KILOBYTES)
  })

  /** Everything except the first screen's own script is fetched while the customer waits. */
  it('fetches no later script file larger than 40 KB, gzipped', () => {
    const first = firstScripts(textOf('index.html'), textOf)
    const later = [...site.texts.keys()].filter(
      (name) => name.endsWith('.js') && !first.includes(name) && !name.includes(PROVIDERS_OWN),
    )
    expect(later.length).toBeGreaterThan(5)
    expect(later.filter((name) => kilobytes(name) > LATER_FILE_KILOBYTES)).toEqual([])
  })

  /** On a phone's network every further file adds a delay, regardless of its size. */
  it('fetches at most 15 script files for a page', () => {
    const pages: Record<string, string[]> = JSON.parse(textOf('preloads.json'))
    expect(Object.keys(pages)).toContain('results')
    const scripts = (files: string[]) => files.filter((name) => name.endsWith('.js'))
    expect(Object.entries(pages).filter(([, files]) => scripts(files).length > FILES_OF_A_PAGE)).toEqual([])
  })

  /** The first use of Intl loads the browser's locale data: 29 ms of CPU, a tenth of a second on a slow phone. */
  it('formats dates and lists without the browser’s locale data', () => {
    const scripts = [...site.texts].filter(([name]) => name.endsWith('.js') && !name.includes(PROVIDERS_OWN))
    expect(scripts.length).toBeGreaterThan(5)
    expect(scripts.filter(([, text]) => /\bIntl\./.test(text)).map(([name]) => name)).toEqual([])
  })

  it('renders the first screen with the styles in its document and waits for no stylesheet', () => {
    const page = textOf('index.html')
    expect(page).not.toContain('rel="stylesheet"')
    const inDocument = [...page.matchAll(/<style nonce="%NONCE%">([\s\S]*?)<\/style>/g)].map(
      ([, text]) => text,
    )
    expect(inDocument).toHaveLength(1)
    const kilobytesInDocument = gzipSync(inDocument.join(), { level: 9 }).length / 1000
    expect(kilobytesInDocument).toBeLessThanOrEqual(STYLES_OF_DOCUMENT_KILOBYTES)
  })

  it('sends a page the styles of one brand, its own styles and the shared ones', () => {
    const sheets = [...site.texts.keys()].filter((name) => name.endsWith('.css'))
    expect(sheets.length).toBeGreaterThan(3)
    for (const name of [...sheets, 'index.html']) expect(textOf(name)).not.toContain('[data-brand=')
    expect(Object.keys(JSON.parse(textOf('brands.json'))).length).toBeGreaterThan(1)
    const pages: Record<string, string[]> = JSON.parse(textOf('preloads.json'))
    for (const files of Object.values(pages))
      expect(files.filter((name) => name.endsWith('.css')).length).toBeLessThanOrEqual(2)
  })

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
      "import { rate } from '../../apps/api/platform/config/config.ts'; document.title = rate",
      'apps/api/platform/config/config.ts',
    ],
  ])(
    'fails the check with %s',
    async (_what, script, path) => {
      const { files } = await built(planted(script, path, "export const rate = '12.5'"))
      expect(serverOnlyFiles(root, files)).toEqual([path])
    },
    60_000,
  )

  it('fails the check with a table of rates shipped as a file', () => {
    expect(serverOnlyFiles(root, [join(root, 'rates/pc/age/2026-01-01.csv?url')])).toEqual([
      'rates/pc/age/2026-01-01.csv',
    ])
  })

  it('may contain files that may be public', () => {
    const files = ['apps/web/main.tsx', 'packages/domain/values/pence.ts', 'node_modules/react/index.js']
    expect(
      serverOnlyFiles(
        root,
        files.map((file) => join(root, file)),
      ),
    ).toEqual([])
  })
})
