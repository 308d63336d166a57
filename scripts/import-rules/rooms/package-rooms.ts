import { domain, type Room } from './room'

/** From the bottom up: each imports those before it and no other. */
const domainLayers: readonly string[] = [
  'values',
  'lists',
  'brands',
  // What differs between the journeys, as fields (D-007): questions ask it, journeys fill it.
  'terms',
  'questions',
  'journeys',
  'payment',
  'quote',
  'renewal',
  // The form before payment.
  'purchase',
  'restart',
  'retrieval',
  'comparison',
]

const pricing = (place: string, rooms: readonly string[] = []): Room => ({
  name: `pricing/${place.replace(/^.*\/|\.ts$/g, '')}`,
  at: `packages/pricing/${place}`,
  rooms: [...rooms.map((room) => `pricing/${room}`), ...domain],
  packages: [],
})

export const packageRooms: readonly Room[] = [
  { name: 'domain/identity', at: 'packages/domain/terms/identity.ts', rooms: [], packages: [] },
  ...domainLayers.map((layer, index) => ({
    name: `domain/${layer}`,
    at: `packages/domain/${layer}`,
    rooms: ['identity', ...domainLayers.slice(0, index)].map((room) => `domain/${room}`),
    packages: [],
  })),
  // One record a brand: firm, voice, mark, artwork, theme. The domain knows brands by their code and by what a firm is.
  { name: 'brands', at: 'packages/brands', rooms: ['domain/identity', 'domain/brands'], packages: [] },
  { name: 'contract', at: 'packages/contract', rooms: domain, packages: ['zod'] },
  // Underwriting and rating read the risk and never each other. Server only.
  pricing('risk'),
  pricing('underwriting.ts', ['risk']),
  pricing('rating/tables.ts'),
  pricing('rating', ['risk', 'tables']),
  pricing('products', ['risk']),
  pricing('outcome.ts', ['risk', 'underwriting', 'rating', 'products']),
  pricing('book', ['risk']),
  pricing('receipt', ['risk', 'rating', 'outcome']),
  { name: 'documents', at: 'packages/documents', rooms: domain, packages: ['pdfkit', 'fontkit', 'node:*'] },
  { name: 'rates', at: 'rates', rooms: [], packages: [] },
]
