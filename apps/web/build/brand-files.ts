import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

/** Imported before the site's own stylesheet: the fonts and tokens of every brand. */
const STYLESHEET = 'virtual:brands.css'
const STYLESHEET_MODULE = `\0${STYLESHEET}`

type Generated = typeof import('../../../packages/brands/generated-files')

/**
 * Generates the stylesheet and the favicons from the records in packages/brands, for builds and the development server alike, so
 * that every brand has its own.
 */
export function brandFiles(repository: string): Plugin {
  const generate = () => runnerImport<Generated>(resolve(repository, 'packages/brands/generated-files.ts'))
  return {
    name: 'milepost-brand-files',
    resolveId: (id) => (id === STYLESHEET ? STYLESHEET_MODULE : undefined),
    async load(id) {
      if (id !== STYLESHEET_MODULE) return undefined
      const { module, dependencies } = await generate()
      for (const file of dependencies) this.addWatchFile(resolve(repository, file))
      return module.brandStylesheet()
    },
    async generateBundle() {
      if (this.environment.config.build.ssr) return
      const { module } = await generate()
      for (const [fileName, source] of Object.entries(module.favicons()))
        this.emitFile({ type: 'asset', fileName, source })
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
