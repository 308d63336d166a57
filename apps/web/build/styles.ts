import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Chunk, chunksOf } from './chunk-imports.ts'

/** What is rendered before any script has run: the first screen, the frame of every other page, and the panel with its picture. */
const drawnWithDocument = ['main.tsx', 'PagePanel.tsx', 'brands/Drawn.tsx']

/** In bytes. A smaller file is not worth a request of its own: it is merged into the file that several pages share. */
const SMALLEST_FILE = 1000

/** A marker comment that the bundler writes for itself. */
const BUNDLERS_OWN = /\s*\/\*\$vite\$:\d+\*\/\s*$/

/** What the bundler knows of a chunk's styles. */
type Styled = Chunk & { name: string; viteMetadata?: { importedCss: Set<string> } | undefined }

/**
 * The styles of what is rendered before any script are part of the document, so that the first paint waits for nothing else. A later page
 * has a file of its own, and what several pages share is one more; both are loaded with the page's script, which runs when they are there.
 */
export function styles(root: string, isShared: (chunk: { name: string }) => boolean): Plugin {
  let ofDocument = ''
  return {
    name: 'milepost-styles',
    apply: 'build',
    generateBundle: {
      // Before the bundler writes into scripts and pages which styles to load.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : []))
        const first = drawnWithDocument.map((name) => join(root, name))
        // An SSR build, or a test's own page.
        if (!first.every((id) => chunks.some(({ moduleIds }) => moduleIds.includes(id)))) return
        const take = (taken: readonly Styled[]) =>
          taken
            .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
            .map((name) => {
              const part = bundle[name]
              delete bundle[name]
              return part?.type === 'asset' ? String(part.source).replace(BUNDLERS_OWN, '') : ''
            })
            .join('')
        const isSmall = ({ viteMetadata }: Styled) =>
          [...(viteMetadata?.importedCss ?? [])].every((name) => {
            const part = bundle[name]
            return part?.type === 'asset' && part.source.length < SMALLEST_FILE
          })
        const withDocument = chunksOf(chunks, first)
        ofDocument = fontsWithoutReferrer(take(withDocument))
        const shared = inOrder(chunks).filter(
          (chunk) => (isShared(chunk) || isSmall(chunk)) && !withDocument.includes(chunk),
        )
        const file = this.emitFile({ type: 'asset', name: 'shared.css', source: take(shared) })
        for (const { viteMetadata } of withDocument) viteMetadata?.importedCss.clear()
        for (const { viteMetadata } of shared.filter(hasStyles)) {
          viteMetadata?.importedCss.clear()
          viteMetadata?.importedCss.add(this.getFileName(file))
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => (ofDocument === '' ? [] : [{ tag: 'style', children: ofDocument, injectTo: 'head' }]),
    },
  }
}

/** Every chunk after its imports: a component's styles come after those of the components it uses. */
function inOrder<C extends Styled>(chunks: readonly C[]): readonly C[] {
  return chunksOf(
    chunks,
    chunks.flatMap(({ moduleIds }) => moduleIds.slice(0, 1)),
  )
}

function hasStyles({ viteMetadata }: Styled): boolean {
  return (viteMetadata?.importedCss.size ?? 0) > 0
}

/**
 * For styles inside the document: Chromium sends the page's URL as the referrer of their font requests, regardless of the page's policy,
 * and that URL may contain a token (T5). A browser that does not know the modifier uses the source before it.
 */
export function fontsWithoutReferrer(css: string): string {
  return css.replace(
    /src: ?url\("?([^")]+)"?\) ?(format\("woff2"\))/g,
    (own, file, format) => `${own};src:url("${file}" referrer-policy(no-referrer)) ${format}`,
  )
}
