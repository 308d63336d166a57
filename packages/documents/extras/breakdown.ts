import { BREAKDOWN_VEHICLE_AGE, breakdownServices, breakdownTiers } from '@milepost/domain/quote/breakdown'
import { lowered } from '../words/first-letter'
import { homeOnly, type WriteExtra } from './extra-terms'

/** What each tier holds is the domain's (AON-03, D-150). */
export const breakdownNational: WriteExtra = () => ({
  ...shared,
  name: 'Breakdown cover',
  type: 'This is breakdown cover in the United Kingdom for the vehicle on your policy.',
  insured: servicesOf('PC_BREAKDOWN_NATIONAL'),
  notInsured: ['Onward travel, and breakdowns abroad', ...shared.notInsured],
  where: homeOnly,
})

export const breakdownEurope: WriteExtra = () => ({
  ...shared,
  name: 'Breakdown cover with Europe',
  type: 'This is breakdown cover in the United Kingdom and in Europe for the vehicle on your policy.',
  insured: servicesOf('PC_BREAKDOWN_EU_UK'),
  where: [
    ...homeOnly,
    'The European Union, Andorra, Iceland, Liechtenstein, Norway and Switzerland, for journeys of up to 90 days',
  ],
})

const shared = {
  notInsured: [
    'Faults you knew of before you bought it',
    'Parts, fuel, tyres and the work of a garage',
    'A vehicle that is not taxed, roadworthy or tested',
    'A fault that comes back because nobody repaired it',
  ],
  restrictions: [
    `It is not for vehicles of ${BREAKDOWN_VEHICLE_AGE} years or over.`,
    'Six breakdowns in the period of cover.',
  ],
  onAClaim:
    'Call us and wait with the vehicle in a safe place. We do not pay for help that you arrange yourself. A breakdown has no effect on your no claims discount.',
}

/** "Roadside: help where you stop" */
function servicesOf(code: (typeof breakdownTiers)[number]['code']): readonly string[] {
  const holds = breakdownTiers.find((tier) => tier.code === code)?.holds ?? []
  return breakdownServices
    .filter(({ name }) => holds.includes(name))
    .map(({ label, words }) => `${label}: ${lowered(words)}`)
}
