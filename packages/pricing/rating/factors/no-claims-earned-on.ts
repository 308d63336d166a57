import { noClaimsEarnedOn as policies } from '@milepost/domain/lists/no-claims-earned-on'
import type { Risk } from '../../risk/risk'
import { coded } from '../factor'

export const noClaimsEarnedOn = coded<Risk>({
  table: 'no-claims-earned-on',
  words: 'Policy the no-claims years were earned on',
  reads: ({ cover: { noClaims } }) => (noClaims.kind === 'none' ? 'none' : noClaims.on),
  codes: [...policies.map(({ code }) => code), 'none', 'not-asked'],
})
