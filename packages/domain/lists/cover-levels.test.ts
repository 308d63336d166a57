import { expect, it } from 'vitest'
import { coverLevels } from './cover-levels'

it('knows three levels of cover [DAT-05]', () => {
  expect(coverLevels.map(({ code, desc }) => `${code} ${desc}`)).toEqual([
    'COMP Comprehensive',
    'TPFT Third party, fire and theft',
    'TPO Third party only',
  ])
})

it('offers comprehensive and third party, fire and theft, not third party only', () => {
  expect(coverLevels.filter(({ isOffered }) => isOffered).map(({ code }) => code)).toEqual(['COMP', 'TPFT'])
})
