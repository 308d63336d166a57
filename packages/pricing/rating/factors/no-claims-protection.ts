import { noClaimsYears, type Risk } from '../../risk/risk'
import { coded } from '../factor'

const years = Array.from({ length: 10 }, (_, index) => String(index + 1))

export const noClaimsProtection = coded<Risk>({
  table: 'no-claims-protection',
  words: 'Protected no-claims discount',
  reads: ({ cover: { noClaims } }) =>
    noClaims.kind === 'earned' && noClaims.isProtected ? String(noClaimsYears(noClaims)) : 'none',
  codes: ['none', ...years],
})
