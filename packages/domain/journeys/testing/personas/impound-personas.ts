import type { Persona } from '../persona.ts'

/** Cover is for thirty days, and the mileage is for those thirty days too (D-076). */
export const brieflyImpound: readonly Persona[] = [
  {
    who: 'the owner and keeper of a car in the pound',
    vehicle: { annualMileage: 1_000 },
    cover: { levelOfCover: 'TPFT' },
    skips: ['additionalDrivers'],
    tells: `
      How many miles will the vehicle be driven in the 30 days? | Up to 1,000 miles
      Which level of cover do you want? | Third party, fire and theft`,
    isNotAsked: 'How many miles will the vehicle be driven in a year?',
  },
]
