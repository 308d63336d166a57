import type { Step } from './steps'

/** The parts a price is read in: where it starts, then what moved it, then what is charged upon it. */
export type ReceiptGroup = 'start' | 'you' | 'vehicle' | 'use' | 'cover' | 'charges'

/** What is rated once for the whole policy, by the name of its table. Whatever is rated of a driver is about driving. */
export const policyGroups: Readonly<Record<string, ReceiptGroup>> = {
  base: 'start',
  minimum: 'start',
  drivers: 'you',
  'shared-driving': 'you',
  'home-owner': 'you',
  'no-claims': 'you',
  'no-claims-earned-on': 'you',
  group: 'vehicle',
  value: 'vehicle',
  'vehicle-age': 'vehicle',
  imported: 'vehicle',
  'left-hand-drive': 'vehicle',
  modifications: 'vehicle',
  'gross-weight': 'vehicle',
  'body-type': 'vehicle',
  'internal-racking': 'vehicle',
  area: 'use',
  use: 'use',
  radius: 'use',
  'taxi-hours': 'use',
  'licensing-authority': 'use',
  mileage: 'use',
  overnight: 'use',
  cover: 'cover',
  excess: 'cover',
  term: 'cover',
  'no-claims-protection': 'cover',
}

/** A price stored long ago may hold a factor that has since gone; it stands with the use. */
export function receiptGroupOf({ factor, driver }: Pick<Step, 'factor' | 'driver'>): ReceiptGroup {
  if (driver !== 'none') return 'you'
  return (Object.hasOwn(policyGroups, factor) ? policyGroups[factor] : undefined) ?? 'use'
}
