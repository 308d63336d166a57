import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from '../all-calls.ts'
import { publicApi } from '../openapi/about.ts'
import { openApiDocument } from '../openapi/document.ts'
import { refusals } from '../testing/refusals.ts'
import { aggregatorRisk } from './aggregator.ts'
import { aggregatorRiskExample } from './aggregator-risk-example.ts'

const document = openApiDocument(allCalls, publicApi)

describe('the risk a comparison site sends', () => {
  it('is documented by an example that is accepted [AGG-02]', () => {
    expect(document.components.schemas['SiteRisk']).toMatchObject({ examples: [aggregatorRiskExample] })
    expect(refusals(aggregatorRisk, aggregatorRiskExample)).toEqual([])
  })

  it('is a named schema, as is each of its parts', () => {
    const names = ['SiteRisk', 'SiteProposer', 'SiteDriver', 'SiteVehicle', 'DescribedVehicle', 'SiteQuote']
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names))
  })

  it('may lack every field except its parts, because gaps are reported later together with unknown codes', () => {
    const bare = { version: '2026-11', proposer: {}, vehicle: {}, cover: {} }
    expect(refusals(aggregatorRisk, bare)).toEqual([])
    expect(refusals(aggregatorRisk, { version: '2026-11' })).toHaveLength(3)
  })

  it('is refused with another version or a misspelt field', () => {
    expect(refusals(aggregatorRisk, { ...aggregatorRiskExample, version: '2025-01' })).toEqual([
      'version: Send "2026-11"',
    ])
    const misspelt = {
      ...aggregatorRiskExample,
      vehicle: { ...aggregatorRiskExample.vehicle, mileage: 8000 },
    }
    expect(refusals(aggregatorRisk, misspelt)).toEqual(['vehicle.mileage: Unknown field'])
  })

  it('accepts a registration as it is typed', () => {
    const typed = { ...aggregatorRiskExample, vehicle: { registration: ' ab19 cde ' } }
    expect(z.parse(aggregatorRisk, typed).vehicle.registration).toBe('AB19 CDE')
  })
})
