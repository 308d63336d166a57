import { expect, it } from 'vitest'
import { telematicsSections } from './telematics-terms.ts'

const firm = { name: 'Acorn', email: 'help@acorn.example', phone: { display: '0808 157 0132' } }
const sections = (provider: string | undefined) =>
  telematicsSections({ provider, insurer: 'Hartwell Mutual', firm })
const words = (provider?: string) =>
  sections(provider)
    .flatMap(({ points }) => points)
    .join(' ')

it('states what is measured, its effect on the price, when to drive, how long data is stored and the customer’s rights [NAV-10]', () => {
  expect(sections(undefined).map(({ title }) => title)).toEqual([
    'The device',
    'What is measured',
    'How it affects your price',
    'When you may drive',
    'What else we use it for',
    'How long we keep it',
    'Your rights',
  ])
})

it('names the firms that are bound, and the contact address', () => {
  expect(words('Waymark Telematics')).toContain('supplied and read by Waymark Telematics')
  expect(words('Waymark Telematics')).toContain('Hartwell Mutual may use it')
  expect(words()).toContain(firm.email)
})

it('is also complete without the name of the provider', () => {
  expect(words()).toContain('supplied and read by our device partner')
  expect(words()).not.toContain('undefined')
})
