import { describe, expect, it } from 'vitest'
import { noClaimsSection, PROTECTION_IS_NOT_OF_THE_PRICE, THIRTY_DAY_NO_CLAIMS } from './no-claims-section'

const offer = { years: '5', isProtectable: true, term: 'annual' } as const

describe('the section on the no-claims discount', () => {
  it('offers protection to whoever has years that can be protected [AON-01]', () => {
    expect(noClaimsSection(offer)).toBe('protection')
    expect(noClaimsSection({ ...offer, years: '10' })).toBe('protection')
  })

  it('is hidden with no years, and where protection cannot be had [AON-01] [D-162]', () => {
    expect(noClaimsSection({ ...offer, years: '0' })).toBe('hidden')
    expect(noClaimsSection({ ...offer, years: undefined })).toBe('hidden')
    expect(noClaimsSection({ ...offer, isProtectable: false })).toBe('hidden')
  })

  it('says of a short policy that it earns none', () => {
    expect(noClaimsSection({ ...offer, isProtectable: false, term: 'impound' })).toBe('none-earned')
  })

  it('says when thirty-day policies earn it [SUB-07]', () => {
    expect(THIRTY_DAY_NO_CLAIMS).toContain('only after 12 consecutive 30-day policies')
  })

  it('says that protection does not protect the price', () => {
    expect(PROTECTION_IS_NOT_OF_THE_PRICE).toContain('does not protect the overall price of your insurance')
  })
})
