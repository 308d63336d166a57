import type { Answers } from '@milepost/domain/questions/answers'
import type { RestoredQuote } from '../../api/retrieve-quote.ts'
import type { Option, PaymentOption } from '../../offer/offer.ts'
import { anOption, paymentOptions } from '../../results/testing/offers.ts'
import { takeResumedQuote } from '../../resume/resumed-quote.ts'
import { answeredFor, aRestored } from '../../resume/testing/restored.ts'

const amount = { amount: 262.05 }

/** Thirty days at £262.05, including £26.47 tax and a £15 fee. */
const thirtyDays: PaymentOption = {
  ...paymentOptions('247.05').inFull,
  code: 'SHORT_TERM_CARD_PAYMENT_V1',
  totalAmountPayable: amount,
  upFrontAmount: amount,
  iptAmount: 26.47,
  fees: { amount: 15 },
}

export const thirtyDayOption: Option = {
  ...anOption,
  optionId: 'option-30',
  paymentCollectionOptions: [thirtyDays],
  underwrittenExcesses: [
    { excessCode: 'COMPULSORY', totalAmount: { amount: 250 } },
    { excessCode: 'VOLUNTARY', totalAmount: { amount: 100 } },
  ],
  underwrittenEndorsements: [{ endorsementName: 'Night driving', endorsementWording: 'Not after midnight.' }],
}

export function restartOutcome(id = 'outcome-30', option = thirtyDayOption) {
  return {
    underwritingOutcomeResponseId: id,
    didRefer: false,
    didDecline: false,
    underwrittenOptions: [option],
  }
}

/** The same option at another price. */
export function optionAt(pounds: number): Option {
  return {
    ...thirtyDayOption,
    paymentCollectionOptions: [{ ...thirtyDays, totalAmountPayable: { amount: pounds } }],
  }
}

/** The quote of a cancelled policy, as the check returns it. */
export function aRestart(answers: Answers = answeredFor(1)): RestoredQuote {
  return aRestored(
    { isRestart: true, underwritingOutcome: restartOutcome(), selectedOption: 'option-30' },
    answers,
  )
}

/** A tab that has passed the check. */
export function holdRestart(answers?: Answers): Promise<void> {
  return takeResumedQuote(aRestart(answers), 'stored-quote')
}

/** A quote that was made without a registration (RST-09). */
export function withoutPlate(answers: Answers = answeredFor(1)): Answers {
  const { registration: _plate, searchedRegistration: _searched, ...rest } = answers.vehicleDetails
  return { ...answers, vehicleDetails: rest }
}
