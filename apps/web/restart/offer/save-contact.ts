import type { PurchaseDetails } from '@milepost/domain/purchase/purchase-details'
import { automaticRenewal } from '@milepost/domain/purchase/renewal-opt-out'
import { defaultMarketingPreferences } from '@milepost/domain/quote/marketing-preferences'
import {
  type ContactReply,
  type ContactSent,
  type UpdateContact,
  updateContact,
} from '../../api/update-contact'
import { journey } from '../../brands/current'
import { contactDetails } from '../../offer/contact-details'
import { pageOf } from '../../offer/get-price'
import { outcomeWithIds } from '../../offer/outcome-with-ids'
import { type Subscription, subscriptionIn } from '../../offer/subscription'
import { usePurchase } from '../../state/purchase-state'
import { useQuote } from '../../state/quote-state'
import { isRefused, useResults } from '../../state/results-state'
import { type Restarted, restartedAfterCode } from './restarted'

/** Where the customer is reached, kept with the quote before anything is paid for it (API-13, BUY-13). Nothing: it may go on. */
export async function keepContact(details: PurchaseDetails): Promise<Restarted | undefined> {
  const offer = subscriptionIn(useResults.getState().results)
  if (!offer) return { kind: 'unreachable' }
  const outcome = await updateContact(contactToSend(details, offer))
  if (outcome.kind !== 'kept') return afterRefusal(outcome)
  const { answers } = useQuote.getState()
  usePurchase.setState({
    automaticRenewal: automaticRenewal(details, { terms: journey, answers }),
    sendWelcomePack: false,
  })
  return settle(outcome.reply)
}

/** Preferences stay as they were; the licences were shown for the policy before, and extras there are none (RST-07). */
function contactToSend(details: PurchaseDetails, { reference, outcomeId }: Subscription): ContactSent {
  const marketing = useQuote.getState().marketingPreferences ?? defaultMarketingPreferences(journey)
  const documentsByPost = useResults.getState().documentsByPost ?? false
  return {
    quoteReference: reference,
    underwritingResponseId: outcomeId,
    contactDetails: contactDetails(details, { marketing, documentsByPost }),
    selectedAddOns: [],
  }
}

/** The outcome as the server has it now, under the ids it is bought by (BUY-14, BUY-15). */
function settle(reply: ContactReply): Restarted | undefined {
  const { results: held } = useResults.getState()
  if (!held) return { kind: 'unreachable' }
  const underwritingOutcome = reply.underwritingOutcome ?? outcomeWithIds(held.underwritingOutcome, reply)
  const results = { ...held, underwritingOutcome, selectedOption: reply.optionId }
  if (isRefused(underwritingOutcome)) {
    useResults.setState({ refused: underwritingOutcome })
    return { kind: 'go', ...pageOf(results) }
  }
  useResults.setState({ results })
  return undefined
}

function afterRefusal(outcome: Exclude<UpdateContact, { kind: 'kept' }>): Restarted {
  switch (outcome.kind) {
    case 'invalid':
      return outcome
    case 'refused':
      return restartedAfterCode(outcome.code)
    case 'error':
    case 'unreachable':
      return { kind: 'unreachable' }
  }
}
