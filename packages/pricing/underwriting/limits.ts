import { fromPounds } from '@milepost/domain/values/pence'

/** What we quote for online and what an underwriter looks at, in one table (D-140). Each number is the last that still passes. */
export const limits = {
  /** Over these the quote is referred. */
  refer: {
    vehicleValue: fromPounds(100_000),
    claims: 3,
    faultClaimCost: fromPounds(20_000),
    points: 8,
    modificationsValue: fromPounds(5_000),
  },
  /** Over these it is declined. */
  decline: {
    claims: 5,
    points: 11,
    age: 85,
  },
  /** Below this the value is a slip or a joke: a car that runs is worth more as parts, so an underwriter asks. */
  lowestVehicleValue: fromPounds(100),
  /** Under these it is referred. */
  youngest: {
    driver: 17,
    /** Who carries goods for hire and reward, or passengers. */
    hireDriver: 21,
  },
  /** A ban for drink or drugs that ended within so many months before cover starts declines. */
  drinkOrDrugBanMonths: 12,
} as const
