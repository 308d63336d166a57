import { totalExcess } from '@milepost/domain/quote/excess'
import { formatPounds } from '@milepost/domain/values/pence'
import type { QuoteFacts } from '../quote-facts'

/** What narrows the cover that is given: the excesses, and the endorsements of this offer in their own words (RES-20, RES-22). */
export function restrictions(facts: QuoteFacts): readonly string[] {
  return [...always(facts), ...facts.option.endorsements.map(({ wording }) => wording)]
}

/** The same for a paper of two pages: the endorsements by name, as their wording stands in the policy wording. */
export function restrictionsInShort(facts: QuoteFacts): readonly string[] {
  const { endorsements } = facts.option
  return [
    ...always(facts),
    ...endorsements.map(({ name }) => `Endorsement: ${name}.`),
    ...(endorsements.length > 0 ? ['The wording of each endorsement is in your policy wording.'] : []),
  ]
}

function always({ option, level }: QuoteFacts): readonly string[] {
  const own = option.excesses.find(({ code }) => code === 'FIRE_AND_THEFT')
  return [
    ...(level === 'COMP'
      ? [
          `You pay the first ${formatPounds(totalExcess(option.excesses))} of a claim for damage to your vehicle.`,
        ]
      : []),
    ...(own ? [`You pay the first ${formatPounds(own.amount)} of a claim for fire or theft.`] : []),
    ...(level === 'TPO' ? [] : ['We pay no more than the market value of the vehicle just before the loss.']),
  ]
}
