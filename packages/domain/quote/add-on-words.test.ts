import { describe, expect, it } from 'vitest'
import { journeys } from '../journeys/journeys'
import { addOnWords } from './add-on-words'
import { addOnCodes } from './add-ons'

const words = (code: string, journey: keyof typeof journeys = 'acorn_pc') =>
  addOnWords({ code, description: 'As it came' }, journeys[journey].cover)

describe('what an extra is called and does [AON-05]', () => {
  it('is known of every extra there is', () => {
    for (const code of Object.keys(addOnCodes)) {
      expect(words(code, 'acorn_taxi').title).not.toBe('As it came')
      expect(words(code, 'acorn_taxi').words).toMatch(/^[A-Z£].*\.$/)
    }
  })

  it('names what Key Care pays [CON-35]', () => {
    expect(words('KEYCARE').words).toMatch(/£1,500 .* no excess and no effect on your no claims discount/)
  })

  it('names the amounts of the line [CON-36] [CON-39] [CON-40] [D-151]', () => {
    expect(words('LEGAL_EXPENSES').words).toContain('£75,000')
    expect(words('LEGAL_EXPENSES', 'acorn_cv').words).toContain('£50,000')
    expect(words('GUARANTEED_TAXI_HIRE_21', 'acorn_taxi').title).toBe('Guaranteed taxi hire, 21 days')
    expect(words('PUBLIC_LIABILITY_10M', 'acorn_taxi').words).toContain('from £5 million to £10 million')
  })

  it('shows an extra nobody knows by the words it came with [D-149]', () => {
    expect(words('TYRE_COVER')).toEqual({ title: 'As it came', words: '' })
    expect(words('toString')).toEqual({ title: 'As it came', words: '' })
  })
})
