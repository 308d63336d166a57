import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const ofTheRouter = /\/react-router\/dist\/production\/.+\.mjs$/

/**
 * The router's own production build, without what no page of ours uses (6 KB gzipped): its package leads bundlers to the development
 * build, and names given to its components for debugging keep every one of them in the bundle.
 */
export function leanRouter(): Plugin {
  const require = createRequire(import.meta.url)
  const production = join(dirname(require.resolve('react-router/package.json')), 'dist/production/index.mjs')
  return {
    name: 'milepost-lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-router' ? production : null),
    transform: (code, id) => (ofTheRouter.test(id) ? lean(code) : null),
  }
}

/** What an update of the router would have to be read for again. */
const prefetching = /return shouldPrefetch && !isAbsolute \? .+ : link;/

/**
 * Nothing our pages do with it changes. Debugging names go; what only makes a component or a context says that it does no more than
 * that, so that it can go when nobody uses it; and a link fetches nothing ahead, as only the router's own server could be asked for it.
 */
export function lean(code: string): string {
  if (!prefetching.test(code) && code.includes('function LinkWithRef'))
    throw new Error('This is another react-router than apps/web/build/lean-router.ts knows')
  return code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(
      /^(var \w+ = )(class extends React\d*\.Component \{.*?^\});/gms,
      '$1/* @__PURE__ */ (() => $2)();',
    )
    .replace(prefetching, 'return link;')
}
