import { describe, expect, it } from 'vitest'
import { journeys } from '../journeys/journeys.ts'
import { journeyIds } from '../terms/identity.ts'
import { fromPounds } from '../values/pence.ts'
import { type Benefiting, coverBenefits } from './cover-benefits.ts'

const glass = [
  { code: 'WINDSCREEN_REPAIR', amount: fromPounds(25) },
  { code: 'WINDSCREEN_REPLACEMENT', amount: fromPounds(115) },
]
const comprehensive: Benefiting = {
  level: 'COMP',
  excesses: glass,
  addOns: [{ code: 'LEGAL_EXPENSES', selected: false }],
}
const withLegal = { ...comprehensive, addOns: [{ code: 'LEGAL_EXPENSES', selected: true }] }
const wordsOf = (journey: (typeof journeyIds)[number], offer: Benefiting, code: string) =>
  coverBenefits(journeys[journey], offer).find((benefit) => benefit.code === code)?.words

describe('the benefits of an offer', () => {
  it.each(journeyIds)(
    'include the third party limit and the legal limit of %s [CON-33] [CON-36] [D-151]',
    (id) => {
      const isCommercial = ['van', 'taxi'].includes(journeys[id].line)
      expect(wordsOf(id, comprehensive, 'third-party')).toContain(isCommercial ? '£2 million' : '£20 million')
      expect(wordsOf(id, withLegal, 'legal')).toContain(isCommercial ? '£50,000' : '£75,000')
    },
  )

  it('include legal expenses only once they are chosen: an extra on offer is not part of the cover [CON-36] [D-257]', () => {
    expect(wordsOf('acorn_pc', withLegal, 'legal')).toBe('Up to £75,000')
    expect(wordsOf('acorn_pc', comprehensive, 'legal')).toBeUndefined()
    expect(wordsOf('acorn_pc', { ...comprehensive, addOns: [] }, 'legal')).toBeUndefined()
  })

  it('state the excesses for glass and the ages for a courtesy car [CON-37] [CON-39] [CON-41] [D-152]', () => {
    expect(wordsOf('acorn_pc', comprehensive, 'windscreen')).toBe(
      'You pay £25 for a repair, £115 for a replacement',
    )
    expect(wordsOf('acorn_pc', comprehensive, 'courtesy-car')).toBe(
      'Up to 7 days on a total loss, for drivers aged 22 to 75',
    )
    expect(wordsOf('acorn_pc', comprehensive, 'medical')).toBe('For passengers: £100 each, £400 an incident')
  })

  it('do not include glass, a courtesy car or own damage without comprehensive cover', () => {
    const codes = (level: Benefiting['level']) =>
      coverBenefits(journeys.acorn_pc, { level, excesses: [], addOns: [] }).map(({ code }) => code)
    expect(codes('TPFT')).toEqual(['third-party', 'fire-and-theft', 'europe'])
    expect(codes('TPO')).toEqual(['third-party', 'europe'])
  })

  it('begin with the release from a pound on impound cover only [D-257]', () => {
    const first = (id: (typeof journeyIds)[number]) => coverBenefits(journeys[id], comprehensive)[0]?.code
    expect(journeyIds.filter((id) => first(id) === 'release')).toEqual(['briefly_impound'])
  })

  it('do not mention glass whose excess is not known', () => {
    expect(wordsOf('acorn_pc', { ...comprehensive, excesses: [] }, 'windscreen')).toBeUndefined()
  })

  it('include public liability on one journey only, at the limit chosen [CON-40]', () => {
    const raised = { ...comprehensive, addOns: [{ code: 'PUBLIC_LIABILITY_10M', selected: true }] }
    expect(wordsOf('acorn_taxi', comprehensive, 'public-liability')).toBe('Up to £5 million')
    expect(wordsOf('acorn_taxi', raised, 'public-liability')).toBe('Up to £10 million')
    expect(wordsOf('flag_taxi', raised, 'public-liability')).toBeUndefined()
  })

  it('include the taxi hire of the policy: 14 days, or 21 as an upgrade [CON-39]', () => {
    const hire = (code: string) => ({ ...comprehensive, addOns: [{ code, selected: true }] })
    expect(wordsOf('acorn_taxi', hire('GUARANTEED_TAXI_HIRE_14'), 'taxi-hire')).toBe('Up to 14 days')
    expect(wordsOf('flag_taxi', hire('GUARANTEED_TAXI_HIRE_21'), 'taxi-hire')).toBe('Up to 21 days')
    expect(wordsOf('acorn_taxi', comprehensive, 'taxi-hire')).toBeUndefined()
    expect(wordsOf('acorn_pc', hire('GUARANTEED_TAXI_HIRE_14'), 'taxi-hire')).toBeUndefined()
  })
})
