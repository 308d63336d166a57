import { expect, it } from 'vitest'
import { leadSources } from './lead-sources'

it('has the lead sources the specification names [DAT-19]', () => {
  expect(leadSources.map((source) => source.code)).toEqual(['RD', 'AD', 'CC', 'WCC'])
})
