import { expect, it } from 'vitest'
import { coverLevels, voluntaryExcesses } from './cover.ts'

it('has three levels of cover [DAT-05]', () => {
  expect(coverLevels.map(({ code, desc }) => `${code} ${desc}`)).toEqual([
    'COMP Comprehensive',
    'TPFT Third party, fire and theft',
    'TPO Third party only',
  ])
})

it('offers comprehensive and third party, fire and theft, not third party only', () => {
  expect(coverLevels.filter(({ isOffered }) => isOffered).map(({ code }) => code)).toEqual(['COMP', 'TPFT'])
})

it('offers the voluntary excesses that were decided, with the number of pounds as the code', () => {
  expect(voluntaryExcesses.map((excess) => excess.pounds)).toEqual([
    0, 100, 150, 200, 250, 300, 350, 400, 500, 750, 1000,
  ])
  for (const { code, desc, pounds } of voluntaryExcesses) {
    expect(code).toBe(String(pounds))
    expect(desc).toBe(`£${pounds.toLocaleString('en-GB')}`)
  }
})
