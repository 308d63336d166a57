import { describe, expect, it } from 'vitest'
import { type DvlaRecord, registeredByDvla } from './dvla-vehicles.ts'
import { registeredVehicle } from './registered-vehicle.ts'

const registrationNumber = 'AB12CDE'
const found = (record: DvlaRecord) => registeredVehicle(registeredByDvla(record))

describe('a vehicle from a DVLA record', () => {
  const ford = { registrationNumber, make: 'FORD', fuelType: 'PETROL', typeApproval: 'M1' }

  it('has no model, and lists the possible models of our table [DAT-11]', () => {
    const vehicle = found({ ...ford, engineCapacity: 999, yearOfManufacture: 2019 })
    expect(vehicle).toMatchObject({
      make: { code: 'FORD', desc: 'Ford' },
      fuelType: { code: 'PETROL' },
      model: { code: '', desc: '' },
      numberOfDoors: { code: '', desc: '' },
      bodyType: { code: '', desc: '' },
      transmission: { code: '', desc: '' },
      abicode: '',
      abigroup: '',
      value: 0,
      numberOfSeats: 0,
    })
    expect(vehicle.matches?.map(({ model }) => model.code)).toEqual(['FIESTA', 'FOCUS', 'PUMA'])
  })

  it('has no model even with a single match, because a Mustang may be missing from our table [DAT-11]', () => {
    const vehicle = found({ ...ford, engineCapacity: 2261, yearOfManufacture: 2021 })
    expect(vehicle).toMatchObject({ model: { code: '', desc: '' }, abicode: '', abigroup: '', value: 0 })
    expect(vehicle.matches?.map(({ model }) => model.desc)).toEqual(['Focus 2.3 ST EcoBoost 280'])
  })

  it('gives every match the weight in the vehicle’s own documents', () => {
    const vehicle = found({ ...ford, engineCapacity: 999, yearOfManufacture: 2019, revenueWeight: 1_700 })
    expect(vehicle.grossWeight).toBe(1_700)
    expect(vehicle.matches?.map(({ grossWeight }) => grossWeight)).toEqual([1_700, 1_700, 1_700])
  })

  it('leaves unknown values empty, and guesses nothing', () => {
    expect(found({ registrationNumber })).toEqual({
      make: { code: '', desc: '' },
      model: { code: '', desc: '' },
      numberOfDoors: { code: '', desc: '' },
      bodyType: { code: '', desc: '' },
      cubicCapacity: 0,
      fuelType: { code: '', desc: '' },
      transmission: { code: '', desc: '' },
      value: 0,
      isCommercialVehicle: false,
      isMotorCycle: false,
      year: 0,
      abicode: '',
      abigroup: '',
      grossWeight: 0,
      numberOfSeats: 0,
      matches: [],
    })
  })

  it('retains the DVLA’s words for a make and a fuel that we do not know', () => {
    const vehicle = found({
      registrationNumber,
      make: 'LOTUS',
      fuelType: 'GAS BI-FUEL',
      yearOfManufacture: 2015,
    })
    expect(vehicle.make).toEqual({ code: 'LOTUS', desc: 'LOTUS' })
    expect(vehicle.fuelType).toEqual({ code: 'GAS_BI_FUEL', desc: 'Gas and petrol' })
    expect(vehicle.matches).toEqual([])
  })

  it.each([
    [{ typeApproval: 'L3' }, { isMotorCycle: true, isCommercialVehicle: false }],
    [{ wheelplan: '2-WHEEL' }, { isMotorCycle: true, isCommercialVehicle: false }],
    [{ wheelplan: '2 WHEEL' }, { isMotorCycle: true, isCommercialVehicle: false }],
    [{ typeApproval: 'N1' }, { isMotorCycle: false, isCommercialVehicle: true }],
    [{ typeApproval: 'N2' }, { isMotorCycle: false, isCommercialVehicle: true }],
    [
      { typeApproval: 'M1', wheelplan: '2 AXLE RIGID BODY' },
      { isMotorCycle: false, isCommercialVehicle: false },
    ],
  ])('has its kind derived from %j', (record, expected) => {
    expect(found({ registrationNumber, ...record })).toMatchObject(expected)
  })

  it('is recognised as an old van without type approval by our table', () => {
    const transit = { make: 'FORD', fuelType: 'DIESEL', engineCapacity: 2402, yearOfManufacture: 2003 }
    expect(found({ registrationNumber, ...transit })).toMatchObject({
      isCommercialVehicle: true,
      matches: [{ model: { code: 'TRANSIT' } }],
    })
  })

  it('has the year of its first registration if no other year is known', () => {
    const vehicle = found({ registrationNumber, monthOfFirstRegistration: '2016-09' })
    expect(vehicle).toMatchObject({ year: 2016, registrationDate: '2016-09-01' })
  })

  it('may be an electric car without an engine size', () => {
    const leaf = { make: 'TESLA', fuelType: 'ELECTRICITY', yearOfManufacture: 2018, typeApproval: 'M1' }
    expect(found({ registrationNumber, ...leaf })).toMatchObject({
      cubicCapacity: 0,
      fuelType: { desc: 'Electric' },
    })
  })
})
