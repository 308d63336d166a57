import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from '../all-calls'
import { publicApi } from '../openapi/about'
import { openApiDocument } from '../openapi/document'
import { refusals } from '../testing/refusals'
import { aggregatorRisk } from './aggregator'
import { aggregatorRiskExample } from './aggregator-risk-example'

const document = openApiDocument(allCalls, publicApi)

describe('the risk a comparison site sends', () => {
  it('is shown in the document by an example that we would take [AGG-02]', () => {
    expect(document.components.schemas['SiteRisk']).toMatchObject({ examples: [aggregatorRiskExample] })
    expect(refusals(aggregatorRisk, aggregatorRiskExample)).toEqual([])
  })

  it('is written once, each part by its name', () => {
    const names = ['SiteRisk', 'SiteProposer', 'SiteDriver', 'SiteVehicle', 'DescribedVehicle', 'SiteQuote']
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names))
  })

  it('may leave out everything but its parts: gaps are told with the codes we do not know, all at once', () => {
    const bare = { version: '2026-11', proposer: {}, vehicle: {}, cover: {} }
    expect(refusals(aggregatorRisk, bare)).toEqual([])
    expect(refusals(aggregatorRisk, { version: '2026-11' })).toHaveLength(3)
  })

  it('is refused in another version, and with a field that is misspelt', () => {
    expect(refusals(aggregatorRisk, { ...aggregatorRiskExample, version: '2025-01' })).toEqual([
      'version: Send "2026-11"',
    ])
    const misspelt = {
      ...aggregatorRiskExample,
      vehicle: { ...aggregatorRiskExample.vehicle, mileage: 8000 },
    }
    expect(refusals(aggregatorRisk, misspelt)).toEqual(['vehicle.mileage: Unknown field'])
  })

  it('reads a registration as it is typed', () => {
    const typed = { ...aggregatorRiskExample, vehicle: { registration: ' ab19 cde ' } }
    expect(z.parse(aggregatorRisk, typed).vehicle.registration).toBe('AB19 CDE')
  })
})
