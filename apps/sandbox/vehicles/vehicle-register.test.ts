import { describe, expect, it } from 'vitest'
import { type Enquiry, fixedVehicles, rowByCode, rowsSoldIn, vehicleOfPlate } from './vehicle-register.ts'

const TODAY = '2026-11-15'
const ask = (text: string) => vehicleOfPlate(text, TODAY)

function found(answer: Enquiry) {
  if (answer.kind !== 'vehicle') throw new Error(`expected a vehicle, got ${answer.kind}`)
  return answer
}

describe('the vehicle of a plate', () => {
  it.each([
    ['AA19AAA', 2019, 'car', 'Ford', 'Fiesta'],
    ['VN21VAN', 2021, 'van', 'Ford', 'Transit Custom'],
    ['HV18VAN', 2018, 'van', 'Iveco', 'Daily'],
    ['MC20BKE', 2020, 'motorcycle', 'Honda', 'CB125F'],
    ['OL05CAR', 2005, 'car', 'Ford', 'Focus'],
    ['TX18CAB', 2018, 'taxi', 'Toyota', 'Prius'],
  ])('%s is always the same vehicle of %i', (text, year, kind, make, model) => {
    const { plate, row } = found(ask(text))
    expect({ year: plate.year, kind: row.kind, make: row.make, model: row.model }).toEqual({
      year,
      kind,
      make,
      model,
    })
  })

  it('gives the light van at most 3,500 kg and the heavy one more', () => {
    expect(found(ask('VN21VAN')).row.grossWeightKg).toBeLessThanOrEqual(3500)
    expect(found(ask('HV18VAN')).row.grossWeightKg).toBeGreaterThan(3500)
  })

  it('gives every fixed plate a vehicle that was on sale in the plate’s year', () => {
    for (const [text, code] of fixedVehicles) {
      const { year } = found(ask(text)).plate
      const row = rowByCode(code)
      expect(row, text).toBeDefined()
      expect(row?.yearFrom, text).toBeLessThanOrEqual(year)
      expect(row?.yearTo ?? year, text).toBeGreaterThanOrEqual(year)
    }
  })

  it.each([
    ['ER19NFD', 'not-found'],
    ['ER19BAD', 'refused-format'],
    ['ER19ERR', 'fails'],
    ['ER19MNT', 'down-for-repair'],
    ['ER19THR', 'throttled'],
    ['ER19TMO', 'never-answers'],
    ['er19 nfd', 'not-found'],
    ['NOTAPLATE', 'not-found'],
  ])('%s gives %s', (text, kind) => {
    expect(ask(text)).toEqual({ kind })
  })

  it('gives any other plate the same result every time, in any notation', () => {
    expect(ask('kx15 abc')).toEqual(ask('KX15ABC'))
  })

  it('gives ordinary plates a car, in great variety', () => {
    const rows = Array.from({ length: 300 }, (_, i) => found(ask(`KX19A${letter(i / 22)}${letter(i)}`)).row)
    expect(new Set(rows.map((row) => row.kind))).toEqual(new Set(['car']))
    expect(new Set(rows.map((row) => row.code)).size).toBeGreaterThan(40)
  })

  it.each([
    ['KX15VAN', 'van'],
    ['KX15CAB', 'taxi'],
    ['KX15BKE', 'motorcycle'],
    ['KX15CAR', 'car'],
    ['P51VAN', 'van'],
  ])('derives the kind from the last letters of %s: %s', (text, kind) => {
    expect(found(ask(text)).row.kind).toBe(kind)
  })

  it('has a car, a light van, a taxi and a motorcycle for every year of a plate, including future years', () => {
    for (let year = 1963; year <= 2036; year++) {
      for (const kind of ['car', 'van', 'taxi', 'motorcycle']) {
        expect(rowsSoldIn(year, kind), `${kind} of ${year}`).not.toHaveLength(0)
      }
    }
  })
})

function letter(i: number): string {
  return 'ABCDEFGHJKLMNPRSTUVWXY'.charAt(Math.floor(i) % 22)
}
