import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { isJourneyId, type JourneyId, journeyIdentities } from '../../packages/domain/terms/identity.ts'
import { brandFiles } from './build/brand-files.ts'
import { chunks } from './build/chunks.ts'
import { contractForTheBrowser } from './build/contract-for-the-browser.ts'
import { linesForTheBrowser } from './build/lines-for-the-browser.ts'
import { preloads } from './build/preloads.ts'
import { styles } from './build/styles.ts'

const here = dirname(fileURLToPath(import.meta.url))
const repository = resolve(here, '../..')

/** The journey of a development host name, acorn-pc.localhost; any other host gets acorn_pc (D-002). */
function journeyOfHost(host: string | undefined): JourneyId {
  const word = (host ?? '').split(/[.:]/)[0]?.replaceAll('-', '_') ?? ''
  return isJourneyId(word) ? word : 'acorn_pc'
}

/**
 * In development there is no server in front of the page, so the placeholders that it fills per response are filled here, for the
 * last host requested.
 */
function pageMarks(): Plugin {
  let asked: JourneyId = 'acorn_pc'
  return {
    name: 'milepost-page-marks',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.headers.accept?.includes('text/html')) asked = journeyOfHost(request.headers.host)
        next()
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replaceAll('%JOURNEY%', asked)
          .replaceAll('%BRAND%', journeyIdentities[asked].brand)
          .replaceAll('%TITLE%', 'Milepost'),
    },
  }
}

/**
 * The bundler passes its own script the nonce by a meta element, which is valid HTML only with content. The page is painted without the
 * script, so the font above the fold is fetched before it.
 */
function tidyHead(): Plugin {
  return {
    name: 'milepost-tidy-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace('<meta property="csp-nonce"', '<meta property="csp-nonce" content=""')
          .replace('<script type="module"', '<script type="module" fetchpriority="low"'),
    },
  }
}

const shared = chunks()

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here,
  // Settings come from the environment, and only VITE_JOURNEY reaches the page.
  envDir: false,
  plugins: [
    react(),
    contractForTheBrowser(),
    linesForTheBrowser(),
    shared.plugin,
    brandFiles(repository),
    styles(here, shared.isShared),
    preloads(here),
    tidyHead(),
    pageMarks(),
  ],
  // Short class names in builds; readable ones in development.
  css: { modules: command === 'build' ? { generateScopedName: '[hash:base64:5]' } : {} },
  // The server puts a fresh nonce here on every response.
  html: { cspNonce: '%NONCE%' },
  build: {
    // The SSR build renders the first screen at build time (scripts/build/prerender.mjs).
    outDir: resolve(repository, isSsrBuild ? 'dist/prerender' : 'dist/web'),
    copyPublicDir: !isSsrBuild,
    cssCodeSplit: true,
    emptyOutDir: true,
    // The browsers that the stylesheet needs anyway (nesting, :has, media ranges).
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    modulePreload: { polyfill: false },
    // Data URLs would need font-src data: and hide what is downloaded.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: isSsrBuild ? [] : [{ name: shared.nameOf, includeDependenciesRecursively: false }],
        },
      },
    },
  },
  server: {
    allowedHosts: ['.localhost'],
    // API calls only, not the page's own source folder of the same name.
    proxy: { '^/api/(?!.*\\.tsx?($|\\?))': { target: `http://localhost:${process.env.PORT ?? 3000}` } },
  },
}))
