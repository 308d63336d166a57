import { automaticRenewal, insuredDrivers } from '@milepost/domain/purchase/purchase-questions'
import type { PurchaseAnswers } from '@milepost/domain/purchase/read-purchase'
import {
  defaultMarketingPreferences,
  type MarketingPreferences,
} from '@milepost/domain/quote/marketing-preferences'
import { isMaskedLicenceNumber } from '@milepost/domain/values/masked'
import { toPounds } from '@milepost/domain/values/pence'
import { type ContactRequest, type UpdateContact, updateContact } from '../../api/contact.ts'
import { endOfQuote } from '../../api/error-catalogue.ts'
import { journey } from '../../brands/current.ts'
import { contactDetails } from '../../offer/contact.ts'
import { isPriceStale, savePricedAnswers } from '../../offer/get-price.ts'
import { paths } from '../../paths.ts'
import { mustCheckFirst } from '../../resume/aggregator/LeftToCheck.tsx'
import { serverError } from '../../state/end-state.ts'
import { hasJourneyDefinition } from '../../state/journey-definition.ts'
import { passedStart, START } from '../../state/passed-start.ts'
import { usePurchase } from '../../state/purchase-state.ts'
import { useQuote } from '../../state/quote-state.ts'
import { useResults } from '../../state/results-state.ts'
import { noteVisit, trackEvent } from '../../tracking/tracking.ts'
import { whileUpdating } from '../change-offer.ts'
import type { BuyNowResult, FindPurchaseTarget, PurchaseTarget } from './purchase-target.ts'

let underWay: Promise<BuyNowResult> | undefined

/** Saves the form and returns where to go. A second press waits for the first: the form is sent once. */
export function buyNow(form: PurchaseAnswers, find: FindPurchaseTarget): Promise<BuyNowResult> {
  underWay ??= whileUpdating(() => buy(form, find)).finally(() => {
    underWay = undefined
  })
  noteVisit({ kind: 'buy-pressed' })
  return underWay
}

async function buy(form: PurchaseAnswers, find: FindPurchaseTarget): Promise<BuyNowResult> {
  const target = find()
  // Whether the answers are those that were priced cannot be checked until every question is loaded.
  if (!(await hasJourneyDefinition())) return { kind: 'unreachable' }
  if (target === undefined || isPriceStale()) return { kind: 'stale-price' }
  if (mustCheckFirst()) return { kind: 'unchecked' }
  // The start may have passed while the page was open.
  const passed = passedStart()
  if (passed) return { kind: 'invalid', errors: [{ field: `quote.${START}`, message: passed }] }
  const { marketingPreferences } = useQuote.getState()
  const { documentsByPost } = useResults.getState()
  const outcome = await updateContact(
    contactRequest(form, {
      target,
      marketing: marketingPreferences ?? defaultMarketingPreferences(journey),
      documentsByPost: documentsByPost ?? false,
    }),
  )
  if (outcome.kind !== 'kept') return afterRefusal(outcome)
  saveForm(form)
  return target.afterReply(outcome.reply)
}

/** Saves what the server has accepted, and what the purchase itself will send (BUY-16, D-167). */
function saveForm({ details, answers }: PurchaseAnswers): void {
  savePricedAnswers(answers)
  usePurchase.setState({
    automaticRenewal: automaticRenewal(details, { terms: journey, answers }),
    sendWelcomePack: details.sendWelcomePack === true,
  })
}

/** A quote code leads to its end page; any other error is a decline, as specified (BUY-19, D-169). */
function afterRefusal(outcome: Exclude<UpdateContact, { kind: 'kept' }>): BuyNowResult {
  switch (outcome.kind) {
    case 'invalid':
      return outcome
    case 'refused':
      return outcome.code === 'QUOTE_MISMATCH'
        ? { kind: 'moved-on' }
        : { kind: 'go', ...endOfQuote(outcome.code) }
    case 'error':
      return { kind: 'go', to: paths.decline, replace: false, state: serverError }
    case 'unreachable':
      trackEvent('buy_now_unreachable')
      return { kind: 'unreachable' }
  }
}

type Beside = {
  target: Pick<PurchaseTarget, 'reference' | 'outcomeId' | 'option'>
  marketing: MarketingPreferences
  documentsByPost: boolean
}

/** The purchase form in the API's shape (API-13). */
export function contactRequest(
  { details, licenceNumber, answers }: PurchaseAnswers,
  { target: { reference, outcomeId, option }, marketing, documentsByPost }: Beside,
): ContactRequest {
  // Sent in both places, as the API lists both (D-165). Without credit no income is sent.
  const income =
    details.isIncomeAsked && details.annualIncome !== undefined
      ? { annualIncome: toPounds(details.annualIncome) }
      : {}
  return {
    quoteReference: reference,
    underwritingResponseId: outcomeId,
    contactDetails: { ...contactDetails(details, { marketing, documentsByPost }), ...income },
    ...(isSent(licenceNumber) && { licenceNumber }),
    additionalDriverDetails: insuredDrivers(answers).map((driver) => ({
      firstName: driver.firstName ?? '',
      lastName: driver.lastNames ?? '',
      dateOfBirth: driver.dateOfBirth ?? '',
      ...(isSent(driver.licenceNumber) && { driverLicenceNumber: driver.licenceNumber }),
    })),
    selectedAddOns: option.underwrittenAddOns
      .filter(({ selected }) => selected)
      .map(({ underwrittenDataPointId, addOnCode }) => ({ underwrittenDataPointId, code: addOnCode })),
    ...income,
  }
}

/** A number that a restored quote shows masked is stored on the server, and stays unchanged if none is sent (safety T23). */
function isSent(number: string | undefined): number is string {
  return number !== undefined && !isMaskedLicenceNumber(number)
}
