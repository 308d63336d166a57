import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, resolve } from 'node:path'
import subsetFont from 'subset-font'
import { type Plugin, runnerImport } from 'vite'
import { fontsWithoutReferrer } from './styles.ts'

/** Imported before the site's own styles: in development the fonts and tokens of every brand. */
const STYLESHEET = 'virtual:brands.css'
const STYLESHEET_MODULE = `\0${STYLESHEET}`

/** Written next to the page, by brand code: the styles and the font that the server sends with the pages of the brand. */
const BRANDS_FILE = 'brands.json'

type Generated = typeof import('../../../packages/brands/generated-files.ts')

/**
 * Generates the stylesheets and the favicons from the records in packages/brands. In development one stylesheet has every brand. In
 * a build each brand has its own, which the server makes part of its pages, and font files are named by their content.
 */
export function brandFiles(repository: string): Plugin {
  const generate = () => runnerImport<Generated>(resolve(repository, 'packages/brands/generated-files.ts'))
  const { resolve: locate } = createRequire(resolve(repository, 'apps/web/package.json'))
  let isBuild = false
  return {
    name: 'milepost-brand-files',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === STYLESHEET ? STYLESHEET_MODULE : undefined),
    async load(id) {
      if (id !== STYLESHEET_MODULE) return undefined
      if (isBuild) return ''
      const { module, dependencies } = await generate()
      for (const file of dependencies) this.addWatchFile(resolve(repository, file))
      return module.brandStylesheet()
    },
    async generateBundle() {
      if (this.environment.config.build.ssr) return
      const { module } = await generate()
      for (const [fileName, source] of Object.entries(module.favicons()))
        this.emitFile({ type: 'asset', fileName, source })
      const addressOf = (name: string, source: Uint8Array) =>
        `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`
      const addresses = new Map(
        await Promise.all(
          module.fontFiles().map(async (file) => {
            const [name, font] = [basename(file), readFileSync(locate(file))]
            const everyday = addressOf(`everyday-${name}`, await cutTo(module.everydayCharacters, font))
            return [file, { whole: addressOf(name, font), everyday }] as const
          }),
        ),
      )
      const addressesOf = (file: string) => {
        const found = addresses.get(file)
        if (!found) throw new Error(`${file} is no font of a brand`)
        return found
      }
      this.emitFile({
        type: 'asset',
        fileName: BRANDS_FILE,
        source: JSON.stringify(module.brandStyles(addressesOf), (_name, part) =>
          typeof part === 'string' ? fontsWithoutReferrer(part) : part,
        ),
      })
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const file = /^\/(favicons\/\w+\.svg)/.exec(request.url ?? '')?.[1]
        const svg = file === undefined ? undefined : (await generate()).module.favicons()[file]
        if (svg === undefined) next()
        else response.setHeader('content-type', 'image/svg+xml').end(svg)
      })
    },
  }
}

/** The font features that our styles and texts use; the rest of the alternative glyphs would be a fifth of the file. */
const cut = {
  targetFormat: 'woff2',
  keepFeatures: ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'rvrn', 'tnum'],
} as const

function cutTo(characters: string, font: Buffer): Promise<Buffer> {
  return subsetFont(font, characters, cut)
}
