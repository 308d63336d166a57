import { ratedLines } from '@milepost/domain/lines/lines'
import { journeyIds } from '@milepost/domain/terms/identity'
import { localDate } from '@milepost/domain/values/local-date'
import { describe, expect, it } from 'vitest'
import { underwrite } from '../underwriting.ts'
import { riskOfMixedBook } from './made-up-book.ts'

const day = localDate('2026-11-15')
const book = Array.from({ length: 4000 }, (_, place) => riskOfMixedBook(7, place, day))

describe('a mixed book', () => {
  it('is the same for the same seed and differs for another seed', () => {
    expect(riskOfMixedBook(7, 12, day)).toEqual(book[12])
    expect(riskOfMixedBook(8, 12, day)).not.toEqual(book[12])
  })

  it('has risks of every line and every journey, most of them private cars', () => {
    expect(new Set(book.map(({ line }) => line))).toEqual(new Set(ratedLines))
    expect(new Set(book.map(({ journey }) => journey))).toEqual(new Set(journeyIds))
    const cars = book.filter(({ line }) => line === 'private-car').length
    expect(cars / book.length).toBeGreaterThan(0.58)
    expect(cars / book.length).toBeLessThan(0.66)
  })

  it('has a few risks that are referred or declined', () => {
    const refused = book.filter((risk) => underwrite(risk).kind !== 'accepted').length
    expect(refused / book.length).toBeGreaterThan(0.005)
    expect(refused / book.length).toBeLessThan(0.05)
  })
})
