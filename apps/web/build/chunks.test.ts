import { expect, it } from 'vitest'
import { chunkNames, type Module } from './chunks.ts'

const web = '/home/apps/web'
const module = (path: string, imports: string[] = [], fetchedBy: string[] = []): Module => ({
  id: `${web}/${path}`,
  isEntry: path === 'main.tsx',
  importedIds: imports.map((name) => `${web}/${name}`),
  dynamicImporters: fetchedBy,
})
const names = chunkNames([
  module('main.tsx', ['ui/Button.tsx']),
  module('ui/Button.tsx'),
  module('wizard/later-steps.tsx', ['ui/Dates.tsx', 'ui/Button.tsx'], ['main']),
  module('results/ResultsPage.tsx', ['ui/Dates.tsx', 'ui/Money.tsx', 'ui/Alone.tsx'], ['main']),
  module('checkout/card/MakePaymentPage.tsx', ['ui/Money.tsx', 'ui/Words.tsx'], ['main']),
  module('checkout/thank-you/ThankYouPage.tsx', ['ui/Words.tsx'], ['main']),
  module('resume/QuoteSession.tsx', [], ['main']),
  module('PagePanel.tsx', ['ui/Panel.tsx'], ['main']),
  module('retrieval/RetrievalPage.tsx', ['ui/Panel.tsx'], ['main']),
  module('ui/Panel.tsx'),
  module('ui/Dates.tsx', ['ui/Deep.tsx']),
  module('ui/Deep.tsx'),
  module('ui/Money.tsx', ['ui/Words.tsx']),
  module('ui/Words.tsx'),
  module('ui/Alone.tsx'),
])
const nameOf = (path: string) => names.get(`${web}/${path}`)

it('puts what the first screen needs into the first file, regardless of what else needs it', () => {
  expect(nameOf('main.tsx')).toBe('first')
  expect(nameOf('ui/Button.tsx')).toBe('first')
})

it('puts what the same kinds of page share, and its imports, into one file', () => {
  expect(nameOf('ui/Dates.tsx')).toBe('priced-step')
  expect(nameOf('ui/Deep.tsx')).toBe('priced-step')
  expect(nameOf('ui/Money.tsx')).toBe('priced')
  expect(nameOf('ui/Words.tsx')).toBe('priced-standalone')
})

it('leaves what only one page needs in the file of that page', () => {
  expect(nameOf('results/ResultsPage.tsx')).toBeUndefined()
  expect(nameOf('ui/Alone.tsx')).toBeUndefined()
})

it('puts what several kinds of page fetch into the file that they share', () => {
  expect(nameOf('resume/QuoteSession.tsx')).toBe('priced-step')
})

it('puts what is next to every page into one file, regardless of what shares it', () => {
  expect(nameOf('ui/Panel.tsx')).toBe('shared')
})

it('puts values and lists that every kind of page shares into a file that runs before the code built on them', () => {
  const domain = (path: string, imports: string[] = []): Module => ({
    id: `/home/packages/domain/${path}`,
    isEntry: false,
    importedIds: imports.map((name) => `/home/packages/domain/${name}`),
    dynamicImporters: [],
  })
  const pages = [
    'wizard/later-steps.tsx',
    'results/ResultsPage.tsx',
    'endings/EndPage.tsx',
    'restart/Offer.tsx',
  ]
  const every = chunkNames([
    domain('questions/title.ts', ['lists/person.ts', 'values/phone.ts']),
    domain('lists/person.ts'),
    domain('values/phone.ts'),
    domain('values/price.ts'),
    ...pages.map((path) => ({
      ...module(path, [], ['main']),
      importedIds: ['/home/packages/domain/questions/title.ts'],
    })),
    {
      ...module('checkout/card/MakePaymentPage.tsx', [], ['main']),
      importedIds: ['/home/packages/domain/values/price.ts'],
    },
    {
      ...module('results/thirty-day/ThirtyDayPage.tsx', [], ['main']),
      importedIds: ['/home/packages/domain/values/price.ts'],
    },
  ])
  const fileOf = (path: string) => every.get(`/home/packages/domain/${path}`)
  expect(fileOf('questions/title.ts')).toBe('back-priced-standalone-step')
  expect(fileOf('lists/person.ts')).toBe('back-priced-standalone-step-basics')
  expect(fileOf('values/phone.ts')).toBe('back-priced-standalone-step-basics')
  // Two pages with a price need it: a file of its own would be one more to wait for.
  expect(fileOf('values/price.ts')).toBe('priced')
})
