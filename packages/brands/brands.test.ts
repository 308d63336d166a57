import { claimsLineInWords, homeAddressOf, hoursInSentence } from '@milepost/domain/brands/firm'
import { larchfield } from '@milepost/domain/brands/lender'
import { brandCodes, journeyIdentities, journeyIds } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { cardStatements, firmOf } from './brands'

/** Ofcom, "Telephone numbers for use in TV and radio drama programmes". */
const dramaRanges = [
  /^0808 157 0\d{3}$/,
  /^0113 496 0\d{3}$/,
  /^0114 496 0\d{3}$/,
  /^0117 496 0\d{3}$/,
  /^020 7946 0\d{3}$/,
]

const firms = brandCodes.map(firmOf)

it('has a record under its own code for every brand [JRN-05]', () => {
  expect(firms.map((brand) => brand.code)).toEqual(brandCodes)
})

it('names each brand by the first word of its journeys', () => {
  for (const journey of journeyIds) {
    expect(journey.split('_')[0]).toBe(firmOf(journeyIdentities[journey].brand).slug)
  }
})

describe.each(firms)('$name', (brand) => {
  it('is reached on numbers kept free for drama, dialled as they are read', () => {
    for (const { display, dial } of [brand.phone, brand.claimsLine.phone]) {
      expect(dramaRanges.some((range) => range.test(display))).toBe(true)
      expect(dial).toBe(display.replace(/\s/g, '').replace(/^0/, '+44'))
    }
  })

  it('takes claims on a line that is always open, apart from the office [JRN-15]', () => {
    expect(brand.claimsLine.hours.short).toBe('24/7')
    expect(claimsLineInWords(brand.claimsLine)).toBe(
      `${brand.claimsLine.phone.display}, open 24 hours a day, every day`,
    )
  })

  it('says its hours inside a sentence without a capital that is not a name', () => {
    expect(hoursInSentence(brand.openingHours)).toMatch(/^(every|Monday)/)
  })

  it('links only to addresses that cannot belong to anyone', () => {
    for (const url of [brand.termsOfBusinessUrl, brand.contactUrl, brand.privacyNoticeUrl]) {
      expect(url).toMatch(/^https:\/\/www\.[a-z]+\.example\//)
    }
    expect(brand.email).toMatch(/@[a-z]+\.example$/)
    // ZZ is not a postcode area.
    expect(brand.registeredOffice).toMatch(/, ZZ\d \d[A-Z]{2}$/)
  })

  it('says who regulates it and that it is fictional [JRN-16]', () => {
    expect(brand.regulation).toContain(`${brand.name} is a trading name of ${brand.legalName}`)
    expect(brand.regulation).toContain('regulated by the Financial Conduct Authority')
    expect(brand.regulation).toContain('fictional')
  })

  it('is named on a card statement within the rules of both providers', () => {
    expect(cardStatements[brand.code].short).toMatch(/^[A-Z]{3}$/)
    // Stripe refuses < > \\ ' " * and requires a letter; ten characters fit after the longest prefix an account may have.
    expect(cardStatements[brand.code].name).toMatch(/^(?=.*[A-Z])[A-Z0-9 ]{2,10}$/)
  })

  it('has a home even without a marketing site', () => {
    expect(homeAddressOf({ ...brand, homeUrl: '' })).toBe('/')
    expect(homeAddressOf({ ...brand, homeUrl: 'https://www.home.example' })).toBe('https://www.home.example')
  })
})

it('shares no telephone number, company number or firm reference between brands', () => {
  for (const pick of ['legalName', 'companyNumber', 'regulation'] as const) {
    expect(new Set(firms.map((firm) => firm[pick])).size).toBe(firms.length)
  }
  const numbers = firms.flatMap(({ phone, claimsLine }) => [phone.dial, claimsLine.phone.dial])
  expect(new Set(numbers).size).toBe(2 * firms.length)
})

it('names the one lender for every brand [D-192]', () => {
  for (const { lenderName } of firms) expect(lenderName).toBe(larchfield.name)
})
