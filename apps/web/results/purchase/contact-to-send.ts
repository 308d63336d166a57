import { driversBought } from '@milepost/domain/purchase/purchase-questions'
import type { PurchaseAnswers } from '@milepost/domain/purchase/read-purchase'
import type { MarketingPreferences } from '@milepost/domain/quote/marketing-preferences'
import { isMaskedLicenceNumber } from '@milepost/domain/values/masked'
import { toPounds } from '@milepost/domain/values/pence'
import type { ContactSent } from '../../api/update-contact'
import { contactDetails } from '../../offer/contact-details'
import type { ToBuy } from './purchase-target'

type Beside = {
  wanted: Pick<ToBuy, 'reference' | 'outcomeId' | 'option'>
  marketing: MarketingPreferences
  documentsByPost: boolean
}

/** The purchase form as the wire has it (API-13). */
export function contactToSend(
  { details, licenceNumber, answers }: PurchaseAnswers,
  { wanted: { reference, outcomeId, option }, marketing, documentsByPost }: Beside,
): ContactSent {
  // Sent in both places, as both are listed (D-165); of those who borrow nothing it is not kept.
  const income =
    details.isIncomeAsked && details.annualIncome !== undefined
      ? { annualIncome: toPounds(details.annualIncome) }
      : {}
  return {
    quoteReference: reference,
    underwritingResponseId: outcomeId,
    contactDetails: { ...contactDetails(details, { marketing, documentsByPost }), ...income },
    ...(isToSend(licenceNumber) && { licenceNumber }),
    additionalDriverDetails: driversBought(answers).map((driver) => ({
      firstName: driver.firstName ?? '',
      lastName: driver.lastNames ?? '',
      dateOfBirth: driver.dateOfBirth ?? '',
      ...(isToSend(driver.licenceNumber) && { driverLicenceNumber: driver.licenceNumber }),
    })),
    selectedAddOns: option.underwrittenAddOns
      .filter(({ selected }) => selected)
      .map(({ underwrittenDataPointId, addOnCode }) => ({ underwrittenDataPointId, code: addOnCode })),
    ...income,
  }
}

/** A number that a restored quote shows masked is on the server, and stays as it is when none is sent (safety T23). */
function isToSend(number: string | undefined): number is string {
  return number !== undefined && !isMaskedLicenceNumber(number)
}
