import type { VehicleUseCode } from '../lists/vehicle.ts'

/**
 * What a class of use covers and excludes. The certificate, the policy wording, the schedule, the statement of fact, the IPID and
 * the sales pages all use these words, so that they agree. Each completes "use for ...".
 */
export type UsesCovered = {
  covered: readonly [string, ...string[]]
  excluded: readonly string[]
}

const social = 'social, domestic and pleasure purposes'
const commuting = 'commuting to and from one regular place of work'
const ownGoods = "the carriage of own goods in connection with the policyholder's business"
const goodsForHire = "the carriage of goods for hire or reward in connection with the policyholder's business"

const noBusiness = 'any business purpose'
const noCommercialTravelling = 'commercial travelling'
const noPassengersForHire = 'carrying passengers for hire or reward'
const noGoodsForHire = 'carrying goods for hire or reward, including deliveries'
const noOtherBusiness = 'any other business purpose, including travel to and from other work'
const never = [
  'racing, pace-making, speed testing, rallies, trials or track days',
  'any purpose in connection with the motor trade',
]
const noHire = [noPassengersForHire, noGoodsForHire]

/** A wider class includes the narrower ones a customer could have chosen instead (docs/decisions/0023). */
const byClass: Readonly<Record<VehicleUseCode, UsesCovered>> = {
  S: { covered: [social], excluded: ['commuting', noBusiness, ...noHire, ...never] },
  C: { covered: [social, commuting], excluded: [noBusiness, ...noHire, ...never] },
  '1': businessOf('by the policyholder in person'),
  '4': businessOf("by the policyholder and the policyholder's spouse or civil partner"),
  N: businessOf("by the policyholder's spouse or civil partner"),
  '2': businessOf('by any named driver'),
  '3': {
    covered: [social, commuting, 'business purposes and commercial travelling, by any named driver'],
    excluded: [...noHire, ...never],
  },
  G: { covered: [social, commuting, ownGoods], excluded: [...noHire, ...never] },
  H: { covered: [social, commuting, ownGoods, goodsForHire], excluded: [noPassengersForHire, ...never] },
  PR: {
    covered: [social, 'private hire: carrying passengers for hire or reward by advance booking'],
    excluded: ['plying for hire', noGoodsForHire, noOtherBusiness, ...never],
  },
  PU: {
    covered: [
      social,
      'public hire: carrying passengers for hire or reward, by plying for hire or by advance booking',
    ],
    excluded: [noGoodsForHire, noOtherBusiness, ...never],
  },
}

function businessOf(whose: string): UsesCovered {
  return {
    covered: [social, commuting, `business purposes, ${whose}`],
    excluded: [noCommercialTravelling, ...noHire, ...never],
  }
}

export function usesCovered(use: VehicleUseCode): UsesCovered {
  return byClass[use]
}

/** The heading of each list. */
export const leadsToUses = {
  covered: 'You are covered to use the vehicle for',
  excluded: 'You are not covered to use it for',
} as const satisfies Record<keyof UsesCovered, string>

/** As rows about a vehicle. */
export function rowsOfUses(use: VehicleUseCode): readonly { name: string; words: string }[] {
  return [
    { name: 'Use covered', words: usesInWords(use) },
    { name: 'Use not covered', words: usesExcludedInWords(use) },
  ]
}

/** "Social, domestic and pleasure purposes; private hire: carrying ..." */
export function usesInWords(use: VehicleUseCode): string {
  return asRow(byClass[use].covered)
}

export function usesExcludedInWords(use: VehicleUseCode): string {
  return asRow(byClass[use].excluded)
}

function asRow(uses: readonly string[]): string {
  const words = uses.join('; ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
