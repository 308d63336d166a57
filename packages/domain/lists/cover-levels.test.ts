import { expect, it } from 'vitest'
import { coverLevels, offeredCoverLevels } from './cover-levels'

it('knows three levels of cover [DAT-05]', () => {
  expect(coverLevels.map(({ code, desc }) => `${code} ${desc}`)).toEqual([
    'COMP Comprehensive',
    'TPFT Third party, fire and theft',
    'TPO Third party only',
  ])
})

it('offers comprehensive and third party, fire and theft, not third party only', () => {
  expect(offeredCoverLevels.map((level) => level.code)).toEqual(['COMP', 'TPFT'])
})
