import { domain, type Room } from './room'

const react = ['react', 'react-dom']
export const form = [...react, 'zustand']
/** The payment providers' browser libraries, for the card page only. */
export const cardClients = ['@stripe/stripe-js', 'braintree-web']

const web = (file: string, rooms: readonly string[], packages: readonly string[] = []): Room => ({
  name: `web/${file.replace(/\.tsx?$/, '')}`,
  at: `apps/web/${file}`,
  rooms: [...rooms, ...domain],
  packages,
})
const base = ['api', 'brands', 'frame', 'paths', 'router', 'tracking', 'ui'].map((name) => `web/${name}`)
/** Below the pages, lowest first: a folder imports those to its left. */
const shared = ['form', 'state', 'marketing', 'vehicle', 'offer', 'resume'].map((name) => `web/${name}`)
/** A page never imports another subject's page. */
const pages = ['wizard', 'results', 'checkout', 'retrieval', 'restart', 'endings']
const entryFiles = ['App.tsx', 'PagePanel.tsx', 'routes.tsx', 'later-pages.tsx', 'main.tsx', 'prerender.tsx']

export const webRooms: readonly Room[] = [
  { name: 'web/ui', at: 'apps/web/ui', rooms: [], packages: [...react, 'downshift'] },
  web('paths.ts', ['contract']),
  web('router.tsx', [], react),
  web('brands', ['web/ui'], react),
  web('tracking', ['web/paths']),
  web('api', ['contract', 'web/brands', 'web/paths']),
  web('frame', ['web/ui', 'web/brands'], react),
  ...shared.map((name, index) =>
    web(name.slice('web/'.length), [...shared.slice(0, index), ...base, 'contract'], form),
  ),
  ...pages.map((name) =>
    web(name, [...shared, ...base, 'contract'], name === 'checkout' ? [...form, ...cardClients] : form),
  ),
  ...entryFiles.map((file) => ({
    ...web(
      file,
      [...pages.map((name) => `web/${name}`), ...shared, ...base, 'web/styles'],
      [...react, 'virtual:brands.css'],
    ),
    name: 'web/app',
  })),
  web('styles', []),
  // Shows every component and every kind of question to those who build them. Not part of the site.
  web(
    'gallery',
    ['web/form', 'web/ui', 'web/frame', 'web/brands', 'web/styles'],
    [...react, 'virtual:brands.css'],
  ),
  web('build', ['contract', 'brands'], ['vite', 'node:*']),
  {
    ...web('vite.config.ts', [], ['vite', '@vitejs/plugin-react', '@tailwindcss/vite', 'node:*']),
    name: 'web/build',
  },
]
