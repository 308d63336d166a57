import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { contractForTheBrowser } from '../web/build/contract-for-the-browser.ts'

const here = dirname(fileURLToPath(import.meta.url))

/** The bundler passes the nonce to its own script in a meta element, which is valid HTML only with content. */
function tidyHead(): Plugin {
  return {
    name: 'milepost-tidy-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<meta property="csp-nonce"', '<meta property="csp-nonce" content=""'),
    },
  }
}

export default defineConfig(({ command }) => ({
  root: here,
  envDir: false,
  plugins: [react(), contractForTheBrowser(), tidyHead()],
  css: { modules: command === 'build' ? { generateScopedName: '[hash:base64:5]' } : {} },
  // The server replaces this with a new nonce on every response.
  html: { cspNonce: '%NONCE%' },
  build: {
    outDir: resolve(here, '../../dist/desk'),
    emptyOutDir: true,
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    allowedHosts: ['.localhost'],
    // The desk's calls and the sign-in at the identity provider, under the host name that the browser uses.
    proxy: { '^/(api/desk/|sign-in)': { target: `http://127.0.0.1:${process.env.DESK_PORT ?? 3002}` } },
  },
}))
