import { noClaimsYears, type Risk } from '../../risk/risk'
import { banded } from '../factor'

export const noClaims = banded<Risk>({
  table: 'no-claims',
  words: 'Years without a claim',
  reads: ({ cover }) => noClaimsYears(cover.noClaims),
})
