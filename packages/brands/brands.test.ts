import { claimsLineInWords, homeAddressOf, hoursInSentence } from '@milepost/domain/brands/firm'
import { larchfield } from '@milepost/domain/brands/lender'
import { brandCodes, journeyIdentities, journeyIds } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { cardStatements, firmOf } from './brands.ts'

/** Ofcom, "Telephone numbers for use in TV and radio drama programmes". */
const dramaRanges = [
  /^0808 157 0\d{3}$/,
  /^0113 496 0\d{3}$/,
  /^0114 496 0\d{3}$/,
  /^0117 496 0\d{3}$/,
  /^020 7946 0\d{3}$/,
]

const firms = brandCodes.map(firmOf)

it('has a record with its own code for every brand [JRN-05]', () => {
  expect(firms.map((brand) => brand.code)).toEqual(brandCodes)
})

it('uses the first word of a journey as the name of its brand', () => {
  for (const journey of journeyIds) {
    expect(journey.split('_')[0]).toBe(firmOf(journeyIdentities[journey].brand).slug)
  }
})

describe.each(firms)('$name', (brand) => {
  it('has telephone numbers reserved for drama, which are dialled as displayed', () => {
    for (const { display, dial } of [brand.phone, brand.claimsLine.phone]) {
      expect(dramaRanges.some((range) => range.test(display))).toBe(true)
      expect(dial).toBe(display.replace(/\s/g, '').replace(/^0/, '+44'))
    }
  })

  it('has a claims line that is always open, separate from the office [JRN-15]', () => {
    expect(brand.claimsLine.hours.short).toBe('24/7')
    expect(claimsLineInWords(brand.claimsLine)).toBe(
      `${brand.claimsLine.phone.display}, open 24 hours a day, every day`,
    )
  })

  it('gives its hours within a sentence without a needless capital', () => {
    expect(hoursInSentence(brand.openingHours)).toMatch(/^(every|Monday)/)
  })

  it('uses only domains and a postcode that no one can own', () => {
    for (const url of [brand.termsOfBusinessUrl, brand.contactUrl, brand.privacyNoticeUrl]) {
      expect(url).toMatch(/^https:\/\/www\.[a-z]+\.example\//)
    }
    expect(brand.email).toMatch(/@[a-z]+\.example$/)
    // ZZ is not a postcode area.
    expect(brand.registeredOffice).toMatch(/, ZZ\d \d[A-Z]{2}$/)
  })

  it('names its regulator and states that it is fictional [JRN-16]', () => {
    expect(brand.regulation).toContain(`${brand.name} is a trading name of ${brand.legalName}`)
    expect(brand.regulation).toContain('regulated by the Financial Conduct Authority')
    expect(brand.regulation).toContain('fictional')
  })

  it('has a name on card statements that both providers accept', () => {
    expect(cardStatements[brand.code].short).toMatch(/^[A-Z]{3}$/)
    // Stripe refuses < > \\ ' " * and requires a letter; ten characters fit after the longest prefix an account may have.
    expect(cardStatements[brand.code].name).toMatch(/^(?=.*[A-Z])[A-Z0-9 ]{2,10}$/)
  })

  it('has a home address even without a marketing site', () => {
    expect(homeAddressOf({ ...brand, homeUrl: '' })).toBe('/')
    expect(homeAddressOf({ ...brand, homeUrl: 'https://www.home.example' })).toBe('https://www.home.example')
  })
})

it('has different telephone numbers, company numbers and firm references for each brand', () => {
  for (const pick of ['legalName', 'companyNumber', 'regulation'] as const) {
    expect(new Set(firms.map((firm) => firm[pick])).size).toBe(firms.length)
  }
  const numbers = firms.flatMap(({ phone, claimsLine }) => [phone.dial, claimsLine.phone.dial])
  expect(new Set(numbers).size).toBe(2 * firms.length)
})

it('has the same lender for every brand [D-192]', () => {
  for (const { lenderName } of firms) expect(lenderName).toBe(larchfield.name)
})
