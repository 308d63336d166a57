import type { PricedVersion } from '../../quote/ports.ts'
import type { Policy } from '../policy/ports.ts'

type Extra = { code: string; description: string; annualCost: number; selected: boolean }

/** The offer that a policy was sold at. */
export function optionSold({ assessment }: PricedVersion, { optionId }: Pick<Policy, 'optionId'>) {
  const options = assessment.kind === 'offered' ? assessment.outcome.options : []
  const option = options.find((each) => each.optionId === optionId) ?? options[0]
  if (option === undefined) throw new TypeError('A price was bought and is not there')
  return option
}

/**
 * The extras of a policy that the next one cannot have, such as breakdown cover for a vehicle that has grown too old. An extra that is
 * still on offer and was not chosen again is the customer's own choice. Nothing that comes with the cover ends without notice either.
 */
export function endedExtras<Sold extends Extra>(
  before: { addOns: readonly Sold[] },
  after: { addOns: readonly Pick<Extra, 'code'>[] },
): readonly Sold[] {
  return before.addOns.filter(
    ({ code, selected }) => selected && !after.addOns.some((offered) => offered.code === code),
  )
}
