import { descOf } from '@milepost/domain/lists/code-list'
import { coverLevels, noClaimsYears } from '@milepost/domain/lists/cover'
import { financeCode } from '@milepost/domain/payment/payment-option'
import { insuredDrivers } from '@milepost/domain/purchase/purchase-questions'
import { nameOfPerson } from '@milepost/domain/questions/people/rules'
import { categoryOf } from '@milepost/domain/quote/add-ons'
import { totalExcess } from '@milepost/domain/quote/excess'
import { add, pence, subtract } from '@milepost/domain/values/pence'
import { vehicleOf } from '../purchase/emails/rows-of-emails.ts'
import { endedExtras, optionSold } from '../purchase/ending/ended-extras.ts'
import type { OpenQuote } from '../quote/open-quote.ts'
import type { CoverOffered, LastYear } from './cover-in-emails.ts'
import type { RenewingPolicy } from './renewing-policy.ts'

export function coverOffered({ policy, version }: RenewingPolicy, { current }: OpenQuote): CoverOffered {
  const { answers, assessment } = current
  const [option] = assessment.outcome.options
  if (option === undefined) throw new TypeError('An offer without an option')
  const { levelOfCover, yearsOfNoClaimsDiscount: years } = answers.coverDetails
  const { noClaimsProtection } = option.cover
  const ended = endedExtras(optionSold(version, policy), option)
  return {
    level: levelOfCover && descOf(coverLevels, levelOfCover),
    extras: option.addOns.filter(({ selected }) => selected).map(({ description }) => description),
    excess: totalExcess(option.excesses),
    noClaims: years && {
      years: descOf(noClaimsYears, years) ?? years,
      isOneMore: years !== version.answers.coverDetails.yearsOfNoClaimsDiscount,
      isProtected: noClaimsProtection.kind === 'available' && noClaimsProtection.selected,
    },
    drivers: ['You', ...insuredDrivers(answers).flatMap((driver) => nameOfPerson(driver) ?? [])],
    vehicle: vehicleOf(answers).vehicle,
    value: answers.vehicleDetails.value,
    fee: option.price.fee,
    ended: {
      names: ended.map(({ description }) => description),
      cost: add(pence(0), ...ended.map(({ annualCost }) => annualCost)),
      isByAge: ended.every(({ code }) => categoryOf(code) === 'breakdown'),
    },
  }
}

export function lastYearOf({ policy, version }: RenewingPolicy, { ended }: CoverOffered): LastYear {
  const { price } = optionSold(version, policy)
  const inFull = add(price.gross, price.fee)
  return {
    inFull,
    monthly: policy.collectionCode === financeCode ? policy.totalPayable : undefined,
    withoutEnded: ended.names.length > 0 ? subtract(inFull, ended.cost) : undefined,
  }
}
