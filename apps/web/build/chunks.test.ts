import { expect, it } from 'vitest'
import { chunkNames, type Module } from './chunks'

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

it('keeps in the first file what the first screen needs, whoever needs it too', () => {
  expect(nameOf('main.tsx')).toBe('first')
  expect(nameOf('ui/Button.tsx')).toBe('first')
})

it('keeps together what the same kinds of page share, with what that imports', () => {
  expect(nameOf('ui/Dates.tsx')).toBe('priced-step')
  expect(nameOf('ui/Deep.tsx')).toBe('priced-step')
  expect(nameOf('ui/Money.tsx')).toBe('priced')
  expect(nameOf('ui/Words.tsx')).toBe('priced-standalone')
})

it('leaves in the file of a page what only that page needs', () => {
  expect(nameOf('results/ResultsPage.tsx')).toBeUndefined()
  expect(nameOf('ui/Alone.tsx')).toBeUndefined()
})

it('puts what is fetched on several kinds of page with what these share', () => {
  expect(nameOf('resume/QuoteSession.tsx')).toBe('priced-step')
})

it('keeps in one file what stands beside every page, whoever shares it', () => {
  expect(nameOf('ui/Panel.tsx')).toBe('shared')
})
