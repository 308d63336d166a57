import { describe, expect, it } from 'vitest'
import { journeys } from '../journeys/journeys.ts'
import { addOnWords } from './add-on-words.ts'
import { addOnCodes } from './add-ons.ts'

const words = (code: string, journey: keyof typeof journeys = 'acorn_pc') =>
  addOnWords({ code, description: 'As it came' }, journeys[journey].cover)

describe('the name and description of an extra [AON-05]', () => {
  it('exist for every extra', () => {
    for (const code of Object.keys(addOnCodes)) {
      expect(words(code, 'acorn_taxi').title).not.toBe('As it came')
      expect(words(code, 'acorn_taxi').words).toMatch(/^[A-Z£].*\.$/)
    }
  })

  it('state what Key Care pays [CON-35]', () => {
    expect(words('KEYCARE').words).toMatch(/£1,500 .* no excess and no effect on your no claims discount/)
    expect(words('KEYCARE').brief).toMatch(/£1,500 .* No excess, and no effect on your discount/)
  })

  it('state the amounts of the product line [CON-36] [CON-39] [CON-40] [D-151]', () => {
    expect(words('LEGAL_EXPENSES').words).toContain('£75,000')
    expect(words('LEGAL_EXPENSES', 'acorn_cv').words).toContain('£50,000')
    expect(words('GUARANTEED_TAXI_HIRE_21', 'acorn_taxi').title).toBe('Guaranteed taxi hire, 21 days')
    expect(words('PUBLIC_LIABILITY_10M', 'acorn_taxi').words).toContain('from £5 million to £10 million')
  })

  it('include the amount for the button, if the name has one [AON-05]', () => {
    expect(words('GUARANTEED_TAXI_HIRE_21', 'acorn_taxi').amount).toEqual({
      adds: '21 days',
      of: 'Guaranteed taxi hire',
    })
    expect(words('PUBLIC_LIABILITY_10M', 'acorn_taxi').amount?.adds).toBe('£10 million')
    expect(words('LEGAL_EXPENSES').amount).toBeUndefined()
  })

  it('fit the card on a phone: two lines of about 44 letters', () => {
    for (const code of Object.keys(addOnCodes))
      for (const journey of ['acorn_pc', 'acorn_cv', 'acorn_taxi'] as const)
        expect(words(code, journey).brief.length).toBeLessThanOrEqual(90)
  })

  it('are the description sent, for an unknown extra [D-149]', () => {
    expect(words('TYRE_COVER')).toEqual({ title: 'As it came', words: '', brief: '' })
    expect(words('toString')).toEqual({ title: 'As it came', words: '', brief: '' })
  })
})
