import { describe, expect, it } from 'vitest'
import { enrichedVehicle } from './enriched-vehicle'

const registrationNumber = 'AB12CDE'

describe('a DVLA record filled up from our table', () => {
  it('tells only what all vehicles that fit agree on', () => {
    const vehicle = enrichedVehicle({
      registrationNumber,
      make: 'FORD',
      fuelType: 'PETROL',
      engineCapacity: 999,
      yearOfManufacture: 2020,
      typeApproval: 'M1',
    })
    expect(vehicle).toMatchObject({
      make: { code: 'FORD', desc: 'Ford' },
      model: { code: '', desc: '' },
      abicode: '',
      abigroup: '',
      fuelType: { code: 'PETROL' },
      transmission: { code: 'M' },
      numberOfSeats: 5,
    })
    expect(vehicle.value).toBeGreaterThan(0)
  })

  it('leaves empty what nobody knows, and guesses nothing', () => {
    expect(enrichedVehicle({ registrationNumber })).toEqual({
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
    })
  })

  it('keeps the DVLA’s words for a make and a fuel we do not know', () => {
    const vehicle = enrichedVehicle({
      registrationNumber,
      make: 'LOTUS',
      fuelType: 'GAS BI-FUEL',
      yearOfManufacture: 2015,
    })
    expect(vehicle.make).toEqual({ code: 'LOTUS', desc: 'LOTUS' })
    expect(vehicle.fuelType).toEqual({ code: 'GAS_BI_FUEL', desc: 'Gas and petrol' })
    expect(vehicle.value).toBe(0)
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
  ])('tells the kind of vehicle from %j', (record, expected) => {
    expect(enrichedVehicle({ registrationNumber, ...record })).toMatchObject(expected)
  })

  it('knows an old van without type approval by our table', () => {
    const transit = { make: 'FORD', fuelType: 'DIESEL', engineCapacity: 2402, yearOfManufacture: 2003 }
    expect(enrichedVehicle({ registrationNumber, ...transit })).toMatchObject({
      isCommercialVehicle: true,
      model: { desc: 'Transit' },
    })
  })

  it('takes the year from the first registration when that is all there is', () => {
    const vehicle = enrichedVehicle({ registrationNumber, monthOfFirstRegistration: '2016-09' })
    expect(vehicle).toMatchObject({ year: 2016, registrationDate: '2016-09-01' })
  })

  it('takes an electric car without an engine size', () => {
    const leaf = { make: 'TESLA', fuelType: 'ELECTRICITY', yearOfManufacture: 2018, typeApproval: 'M1' }
    expect(enrichedVehicle({ registrationNumber, ...leaf })).toMatchObject({
      cubicCapacity: 0,
      fuelType: { desc: 'Electric' },
    })
  })
})
