import { expect, it } from 'vitest'
import { telematicsSections } from './telematics-terms'

const firm = { name: 'Acorn', email: 'help@acorn.example', phone: { display: '0808 157 0132' } }
const sections = (provider: string | undefined) =>
  telematicsSections({ provider, insurer: 'Hartwell Mutual', firm })
const words = (provider?: string) =>
  sections(provider)
    .flatMap(({ points }) => points)
    .join(' ')

it('says what is measured, what it does to the price, when one may drive, how long it is kept and what one may ask [NAV-10]', () => {
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

it('names the firms it binds, and whom to write to', () => {
  expect(words('Waymark Telematics')).toContain('supplied and read by Waymark Telematics')
  expect(words('Waymark Telematics')).toContain('Hartwell Mutual may use it')
  expect(words()).toContain(firm.email)
})

it('reads as well without the name of the provider', () => {
  expect(words()).toContain('supplied and read by our device partner')
  expect(words()).not.toContain('undefined')
})
