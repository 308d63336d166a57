import { lines } from '@milepost/domain/lines/lines'
import { termsSold } from '@milepost/domain/quote/terms-sold'
import { noClaimsYears } from '../risk/risk.ts'
import type { PolicyFactor } from './factor.ts'
import { oneOf } from './factor-words.ts'

/** Applied after the minimum premium: the length of cover and the price of protection. Order is rating order. */
export const closingFactors: readonly PolicyFactor[] = [
  {
    table: 'term',
    lines: 'all',
    name: 'Length of cover',
    group: 'cover',
    title: 'Length of cover',
    says: oneOf({ annual: 'A year', 'thirty-day': '30 days', impound: '30 days, to release a vehicle' }),
    reads: ({ cover }) => cover.term,
    codes: (line) => termsSold(lines[line].cover),
  },
  {
    table: 'no-claims-protection',
    lines: 'all',
    name: 'Protected no-claims discount',
    group: 'cover',
    title: 'Protection of the no claims discount',
    says: ({ key }) => (key === 'none' ? 'Not protected' : 'Protected'),
    reads: ({ cover: { noClaims } }) =>
      noClaims.kind === 'earned' && noClaims.isProtected ? String(noClaimsYears(noClaims)) : 'none',
    codes: ['none', ...Array.from({ length: 10 }, (_, index) => String(index + 1))],
  },
]
