import { domain, domainPackages, type Room } from './room'

export const packageRooms: readonly Room[] = [
  // packages/domain: journeys -> questions -> values, lists; quote -> questions, outcome, payment -> values
  { name: 'domain/identity', at: 'packages/domain/terms/identity.ts', rooms: [], packages: [] },
  {
    name: 'domain/values',
    at: 'packages/domain/values',
    rooms: ['domain/identity'],
    packages: domainPackages,
  },
  { name: 'domain/lists', at: 'packages/domain/lists', rooms: ['domain/identity'], packages: domainPackages },
  {
    name: 'domain/brands',
    at: 'packages/domain/brands',
    rooms: ['domain/identity'],
    packages: domainPackages,
  },
  // What differs between the journeys, as fields (D-007): questions ask it, journeys fill it
  {
    name: 'domain/terms',
    at: 'packages/domain/terms',
    rooms: ['domain/identity', 'domain/values', 'domain/lists'],
    packages: domainPackages,
  },
  {
    name: 'domain/questions',
    at: 'packages/domain/questions',
    rooms: ['domain/identity', 'domain/terms', 'domain/values', 'domain/lists'],
    packages: domainPackages,
  },
  {
    name: 'domain/journeys',
    at: 'packages/domain/journeys',
    rooms: [
      'domain/identity',
      'domain/terms',
      'domain/brands',
      'domain/questions',
      'domain/values',
      'domain/lists',
    ],
    packages: domainPackages,
  },
  {
    name: 'domain/outcome',
    at: 'packages/domain/outcome',
    rooms: ['domain/identity', 'domain/values'],
    packages: domainPackages,
  },
  {
    name: 'domain/payment',
    at: 'packages/domain/payment',
    rooms: ['domain/identity', 'domain/values'],
    packages: domainPackages,
  },
  {
    name: 'domain/quote',
    at: 'packages/domain/quote',
    rooms: [
      'domain/identity',
      'domain/terms',
      'domain/questions',
      'domain/outcome',
      'domain/payment',
      'domain/values',
      'domain/lists',
    ],
    packages: domainPackages,
  },
  // The forms of the two payment pages: what they ask, and the words around credit
  ...(['direct-debit', 'billing'] as const).map(
    (form): Room => ({
      name: `domain/${form}`,
      at: `packages/domain/payment/${form}`,
      rooms: [
        'domain/identity',
        'domain/terms',
        'domain/brands',
        'domain/questions',
        'domain/quote',
        'domain/payment',
        'domain/values',
      ],
      packages: domainPackages,
    }),
  ),
  // The form before payment: what it asks, where it leads, what will have to be shown
  {
    name: 'domain/purchase',
    at: 'packages/domain/purchase',
    rooms: [
      'domain/identity',
      'domain/terms',
      'domain/brands',
      'domain/questions',
      'domain/quote',
      'domain/payment',
      'domain/values',
      'domain/lists',
    ],
    packages: domainPackages,
  },
  // The forms of those who come back for a quote: what shows that it is theirs
  {
    name: 'domain/returning',
    at: 'packages/domain/returning',
    rooms: [
      'domain/identity',
      'domain/terms',
      'domain/questions',
      'domain/quote',
      'domain/payment',
      'domain/values',
    ],
    packages: domainPackages,
  },
  // The form of those who take a cancelled policy up again
  {
    name: 'domain/restart',
    at: 'packages/domain/restart',
    rooms: [
      'domain/identity',
      'domain/terms',
      'domain/questions',
      'domain/purchase',
      'domain/quote',
      'domain/values',
    ],
    packages: domainPackages,
  },

  // What follows a policy: when its customer hears of it, when the card is charged, at which price
  {
    name: 'domain/renewal',
    at: 'packages/domain/renewal',
    rooms: [
      'domain/identity',
      'domain/terms',
      'domain/questions',
      'domain/outcome',
      'domain/quote',
      'domain/payment',
      'domain/values',
      'domain/lists',
    ],
    packages: domainPackages,
  },
  // What comparison sites send, turned into answers by one table for each part
  {
    name: 'domain/comparison',
    at: 'packages/domain/comparison',
    rooms: [
      'domain/identity',
      'domain/terms',
      'domain/journeys',
      'domain/questions',
      'domain/values',
      'domain/lists',
    ],
    packages: domainPackages,
  },

  // One record a brand: firm, voice, mark, artwork, theme. The domain knows brands by their code and by what a firm is
  {
    name: 'brands',
    at: 'packages/brands',
    rooms: ['domain/identity', 'domain/brands'],
    packages: [],
  },

  { name: 'contract', at: 'packages/contract', rooms: domain, packages: ['zod'] },

  // packages/pricing: underwriting, rating -> risk, never each other
  { name: 'pricing/risk', at: 'packages/pricing/risk', rooms: domain, packages: domainPackages },
  {
    name: 'pricing/underwriting',
    at: 'packages/pricing/underwriting.ts',
    rooms: ['pricing/risk', ...domain],
    packages: domainPackages,
  },
  {
    name: 'pricing/tables',
    at: 'packages/pricing/rating/tables.ts',
    rooms: domain,
    packages: domainPackages,
  },
  {
    name: 'pricing/rating',
    at: 'packages/pricing/rating',
    rooms: ['pricing/risk', 'pricing/tables', ...domain],
    packages: domainPackages,
  },
  {
    name: 'pricing/products',
    at: 'packages/pricing/products',
    rooms: ['pricing/risk', ...domain],
    packages: domainPackages,
  },
  {
    name: 'pricing/outcome',
    at: 'packages/pricing/outcome.ts',
    rooms: ['pricing/risk', 'pricing/underwriting', 'pricing/rating', 'pricing/products', ...domain],
    packages: domainPackages,
  },
  // Typical and made-up risks, for whoever rates a book of them
  {
    name: 'pricing/book',
    at: 'packages/pricing/book',
    rooms: ['pricing/risk', ...domain],
    packages: domainPackages,
  },
  // A price explained to whoever pays it
  {
    name: 'pricing/receipt',
    at: 'packages/pricing/receipt',
    rooms: ['pricing/risk', 'pricing/rating', 'pricing/outcome', ...domain],
    packages: domainPackages,
  },
  // Papers made of a quote and a brand: server only, as pricing is
  {
    name: 'documents',
    at: 'packages/documents',
    rooms: domain,
    packages: ['pdfkit', 'fontkit', 'node:*'],
  },
  { name: 'rates', at: 'rates', rooms: [], packages: [] },
]
