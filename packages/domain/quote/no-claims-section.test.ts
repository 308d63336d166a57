import { describe, expect, it } from 'vitest'
import { noClaimsSection, PROTECTION_IS_NOT_OF_THE_PRICE, THIRTY_DAY_NO_CLAIMS } from './no-claims-section.ts'

const offer = { years: '5', isProtectable: true, term: 'annual' } as const

describe('the section on the no claims discount', () => {
  it('offers protection for years that can be protected [AON-01]', () => {
    expect(noClaimsSection(offer)).toBe('protection')
    expect(noClaimsSection({ ...offer, years: '10' })).toBe('protection')
  })

  it('is hidden without years, and where protection is not available [AON-01] [D-162]', () => {
    expect(noClaimsSection({ ...offer, years: '0' })).toBe('hidden')
    expect(noClaimsSection({ ...offer, years: undefined })).toBe('hidden')
    expect(noClaimsSection({ ...offer, isProtectable: false })).toBe('hidden')
  })

  it('states that a short policy earns none', () => {
    expect(noClaimsSection({ ...offer, isProtectable: false, term: 'impound' })).toBe('none-earned')
  })

  it('states when thirty-day policies earn it [SUB-07]', () => {
    expect(THIRTY_DAY_NO_CLAIMS).toContain('only after 12 consecutive 30-day policies')
  })

  it('states that protection does not protect the price', () => {
    expect(PROTECTION_IS_NOT_OF_THE_PRICE).toContain('does not protect the overall price of your insurance')
  })
})
