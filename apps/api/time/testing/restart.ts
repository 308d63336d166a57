import { policyKeyOf } from '../../cli/commands/refunds.ts'
import { tester } from '../../cli/commands/testing/office-of.ts'
import { cards } from '../../providers/card/testing/card-sandbox.ts'
import { headersOf } from '../../quote/testing/quote-server.ts'
import { createRestartQuote } from '../../restart/create-restart-quote.ts'
import { restartStore } from '../../restart/store.ts'
import { type Customer, dayOf, type seller } from './book.ts'
import type { TimeProduct } from './time-product.ts'

const SHORT = 'SHORT_TERM_CARD_PAYMENT_V1'

/** Staff make the quote that restarts a cancelled policy; its customer says who they are, pays and has thirty days. Returns the policy. */
export async function restarted(
  product: TimeProduct,
  { answersOf, buyer }: Pick<ReturnType<typeof seller>, 'answersOf' | 'buyer'>,
  customer: Customer,
  policyNumber: string,
): Promise<string> {
  const ports = product.backOffice()
  const restarts = restartStore(ports.database.db)
  const made = await createRestartQuote(policyKeyOf(policyNumber), tester, { ...ports, restarts })
  if (made.kind !== 'made') throw new Error(`${customer.name} cannot restart: ${made.kind}`)
  const { reference } = made
  const fresh = headersOf(customer.journey)
  const { proposerDetails, vehicleDetails } = answersOf(customer)
  const checked = await product.send('POST', '/api/v1/Quote/QuoteDpaCheckByBody', fresh, {
    QuoteReference: reference,
    VehicleRegistration: vehicleDetails.registration,
    Postcode: proposerDetails.address?.postcode,
    Surname: proposerDetails.lastNames,
    DateOfBirth: proposerDetails.dateOfBirth,
  })
  if (checked.status !== 200) throw new Error(`${customer.name}: ${checked.status} ${checked.text}`)
  const { body } = checked
  const headers = headersOf(customer.journey, checked.cookie)
  const [option] = body.underwritingOutcome.underwrittenOptions
  const ready = {
    reference,
    headers,
    journey: customer.journey,
    outcomeId: String(body.underwritingOutcome.underwritingOutcomeResponseId),
    optionId: String(option.optionId),
    start: dayOf(body.quoteDetails.coverDetails.effectiveFrom),
    holder: '',
    paymentOptions: option.paymentCollectionOptions,
  }
  const purchase = { ...buyer.purchaseDto(ready, SHORT), automaticRenewal: true }
  const paymentDetails = buyer.detailsOf(ready, SHORT, { saveCard: true })
  const { paymentId } = await buyer.confirmed(ready, SHORT, { number: cards.visa }, 'approve', {
    purchase,
    paymentDetails,
  })
  const bought = await product.send('POST', '/api/v1/RestartPolicy/RestartPolicy', headers, {
    quoteReference: reference,
    paymentId,
    coverStartDate: ready.start,
  })
  if (bought.status !== 200) throw new Error(`${customer.name}: ${bought.text}`)
  return String(bought.body.policyNumber)
}
