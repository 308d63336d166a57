import { domain, type Room } from './room'

/** What every part of the site stands on. */
const webBase = [
  'web/frame',
  'web/api',
  'web/brands',
  'web/paths',
  'web/tracking',
  'web/ui',
  'contract',
  ...domain,
]
const react = ['react', 'react-dom', 'react-router']
export const form = [...react, 'zustand']
/** The providers' own clients, where cards are paid and nowhere else. */
export const cardClients = ['@stripe/stripe-js', 'braintree-web']
const webPart = (name: string): Room => ({
  name: `web/${name}`,
  at: `apps/web/${name}`,
  rooms: ['web/kept', 'web/questions', ...webBase],
  packages: name === 'payment' ? [...form, ...cardClients] : form,
})
const webParts = ['quote', 'results', 'payment', 'returning', 'restart', 'endings']

export const webRooms: readonly Room[] = [
  // apps/web: routes -> parts -> questions -> ui; parts never import each other
  { name: 'web/ui', at: 'apps/web/ui', rooms: [], packages: [...react, 'downshift'] },
  { name: 'web/brands', at: 'apps/web/brands', rooms: ['web/ui', ...domain], packages: react },
  { name: 'web/paths', at: 'apps/web/paths.ts', rooms: ['contract', ...domain], packages: [] },
  { name: 'web/tracking', at: 'apps/web/tracking', rooms: ['web/paths', ...domain], packages: [] },
  {
    name: 'web/api',
    at: 'apps/web/api',
    rooms: ['contract', 'web/brands', 'web/paths', ...domain],
    packages: [],
  },
  {
    name: 'web/frame',
    at: 'apps/web/frame',
    rooms: ['web/ui', 'web/brands', ...domain],
    packages: react,
  },
  { name: 'web/questions', at: 'apps/web/questions', rooms: webBase, packages: form },
  // What the tab remembers of a quote, and what watches over it; every part may ask
  { name: 'web/kept', at: 'apps/web/kept', rooms: ['web/questions', ...webBase], packages: form },
  ...webParts.map(webPart),
  {
    name: 'web/routes',
    at: 'apps/web/routes.tsx',
    rooms: [...webParts.map((part) => `web/${part}`), 'web/kept', ...webBase],
    packages: react,
  },
  {
    name: 'web/routes',
    at: 'apps/web/later-pages.tsx',
    rooms: [...webParts.map((part) => `web/${part}`), 'web/kept', ...webBase],
    packages: react,
  },
  {
    name: 'web/app',
    at: 'apps/web/App.tsx',
    rooms: ['web/routes', ...webParts.map((part) => `web/${part}`), 'web/kept', ...webBase],
    packages: react,
  },
  { name: 'web/styles', at: 'apps/web/styles', rooms: [], packages: [] },
  {
    name: 'web/main',
    at: 'apps/web/main.tsx',
    rooms: ['web/app', 'web/routes', 'web/kept', 'web/styles', ...webBase],
    packages: react,
  },
  // The same drawn without a browser, while the site is built
  {
    name: 'web/main',
    at: 'apps/web/prerender.tsx',
    rooms: ['web/app', 'web/paths'],
    packages: react,
  },
  // A page that shows every piece of ui and frame and every kind of question, for those who build them; no part of the site
  {
    name: 'web/gallery',
    at: 'apps/web/gallery',
    rooms: ['web/questions', 'web/ui', 'web/frame', 'web/brands', 'web/styles', ...domain],
    packages: react,
  },
  {
    name: 'web/build',
    at: 'apps/web/build',
    rooms: ['contract'],
    packages: ['vite', 'node:*'],
  },
  {
    name: 'web/build',
    at: 'apps/web/vite.config.ts',
    rooms: ['domain/identity'],
    packages: ['vite', '@vitejs/plugin-react', '@tailwindcss/vite', 'node:*'],
  },
]
