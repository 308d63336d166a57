import type { PurchaseAnswers } from '@milepost/domain/purchase/read-purchase'
import { automaticRenewal } from '@milepost/domain/purchase/renewal-opt-out'
import { defaultMarketingPreferences } from '@milepost/domain/quote/marketing-preferences'
import { endOfQuote } from '../../api/quote-problems'
import { type UpdateContact, updateContact } from '../../api/update-contact'
import { journey } from '../../brands/current'
import { isPriceStale, keepPricedAnswers } from '../../offer/get-price'
import { paths } from '../../paths'
import { mustCheckFirst } from '../../resume/aggregator/use-left-to-check'
import { hasCatalogue } from '../../state/journey-definition'
import { ourFault } from '../../state/our-fault'
import { passedStart, START } from '../../state/passed-start'
import { usePurchase } from '../../state/purchase-state'
import { useQuote } from '../../state/quote-state'
import { useResults } from '../../state/results-state'
import { trackEvent } from '../../tracking/tracking'
import { whileUpdating } from '../change-offer'
import { contactToSend } from './contact-to-send'
import type { Bought, FindToBuy } from './purchase-target'

let underWay: Promise<Bought> | undefined

/** Keeps the form and says where to go. Whoever presses twice waits for the first press: the form is sent once. */
export function buyNow(form: PurchaseAnswers, find: FindToBuy): Promise<Bought> {
  underWay ??= whileUpdating(() => buy(form, find)).finally(() => {
    underWay = undefined
  })
  return underWay
}

async function buy(form: PurchaseAnswers, find: FindToBuy): Promise<Bought> {
  const wanted = find()
  // Without every question at hand nobody can tell whether the answers are those that were priced.
  if (!(await hasCatalogue())) return { kind: 'unreachable' }
  if (wanted === undefined || isPriceStale()) return { kind: 'stale-price' }
  if (mustCheckFirst()) return { kind: 'unchecked' }
  // Time goes by on this page.
  const passed = passedStart()
  if (passed) return { kind: 'invalid', errors: [{ field: `quote.${START}`, message: passed }] }
  const { marketingPreferences } = useQuote.getState()
  const { documentsByPost } = useResults.getState()
  const outcome = await updateContact(
    contactToSend(form, {
      wanted,
      marketing: marketingPreferences ?? defaultMarketingPreferences(journey),
      documentsByPost: documentsByPost ?? false,
    }),
  )
  if (outcome.kind !== 'kept') return afterRefusal(outcome)
  keepForm(form)
  return wanted.settle(outcome.reply)
}

/** What the server has taken over, and what the purchase itself will send (BUY-16, D-167). */
function keepForm({ details, answers }: PurchaseAnswers): void {
  keepPricedAnswers(answers)
  usePurchase.setState({
    automaticRenewal: automaticRenewal(details, { terms: journey, answers }),
    sendWelcomePack: details.sendWelcomePack === true,
  })
}

/** A code of the quote leads to its page; what else a server may answer is a decline, as specified (BUY-19, D-169). */
function afterRefusal(outcome: Exclude<UpdateContact, { kind: 'kept' }>): Bought {
  switch (outcome.kind) {
    case 'invalid':
      return outcome
    case 'refused':
      return outcome.code === 'QUOTE_MISMATCH'
        ? { kind: 'moved-on' }
        : { kind: 'go', ...endOfQuote(outcome.code) }
    case 'error':
      return { kind: 'go', to: paths.decline, replace: false, state: ourFault }
    case 'unreachable':
      trackEvent('buy_now_unreachable')
      return { kind: 'unreachable' }
  }
}
