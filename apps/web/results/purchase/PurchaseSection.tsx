import { dvlaDisclaimer } from '@milepost/domain/purchase/has-agreed-dvla-disclaimer'
import { pageAfterBuyNow } from '@milepost/domain/purchase/page-after-buy-now'
import { purchaseField } from '@milepost/domain/purchase/purchase-questions'
import { type ReactNode, useEffect, useRef } from 'react'
import { journey } from '../../brands/current'
import { pack } from '../../brands/pack'
import { usePageTitle } from '../../frame/page-title'
import { MarketingBlock } from '../../kept/marketing/MarketingBlock'
import type { Offer } from '../../kept/offer'
import { usePaymentError } from '../../kept/payment-choice'
import { DisclaimerField } from '../../questions/disclaimer/DisclaimerField'
import { Button } from '../../ui/Button'
import { ErrorSummary } from '../../ui/ErrorSummary'
import { wayId } from '../payment/WayCard'
import { AskedHere } from './AskedHere'
import { BuyTrouble } from './BuyTrouble'
import { IncidentsNotice } from './IncidentsNotice'
import { Part } from './Part'
import { useBuyNow } from './use-buy-now'
import { whatFollows } from './what-follows'

type PurchaseSectionProps = {
  offer: Offer
  /** The documents to read before buying (RES-21). */
  documents?: ReactNode
}

const renewal = [purchaseField('renewalOptOut')]
const contact = [purchaseField('contactEmail'), purchaseField('contactPhoneNumber')]
const income = [purchaseField('annualIncome'), purchaseField('incomeConfirmed')]
const isLicence = (field: string) => field.endsWith('.licenceNumber')

/** The form between a price and its payment, in the order the specification gives it (BUY-01). */
export function PurchaseSection({ offer, documents }: PurchaseSectionProps) {
  const { questions, boxes, submit, isBuying, trouble } = useBuyNow(offer)
  const paymentError = usePaymentError((state) => state.message)
  const fields = questions.map(({ field }) => field)
  const licences = fields.filter(isLicence)
  const asks = (wanted: readonly string[]) => wanted.some((field) => fields.includes(field))
  const form = { questions, boxes }
  const errors = boxes.isSubmitted
    ? [
        ...(paymentError
          ? [{ fieldId: wayId(offer.monthly ? 'DIRECT_DEBIT' : 'CARD_PAYMENT'), message: paymentError }]
          : []),
        ...boxes.errors,
      ]
    : []
  const end = useRef<HTMLDivElement>(null)
  // It pushes Buy Now down, and neither may end up under the pinned price.
  useEffect(() => {
    if (trouble) end.current?.scrollIntoView({ block: 'nearest' })
  }, [trouble])
  usePageTitle('Your quote', pack.firm.name, errors.length > 0)
  const next =
    offer.method &&
    pageAfterBuyNow({ method: offer.method, thirtyDay: offer.results.thirtyDayQuoteDetails }, journey)
  return (
    <section className="purchase" id="purchase" aria-labelledby="purchase-title">
      <div>
        <h2 id="purchase-title" className="results__title">
          Buy your policy
        </h2>
        <p className="results__lead">A few last details. You pay on the next page, not here.</p>
      </div>
      <form className="form" noValidate onSubmit={submit} aria-labelledby="purchase-title">
        <ErrorSummary errors={errors} />
        {asks(renewal) && (
          <Part>
            <AskedHere {...form} fields={renewal} />
          </Part>
        )}
        <Part title="How we reach you">
          <AskedHere {...form} fields={contact} />
        </Part>
        {licences.length > 0 && (
          <Part title={licences.length > 1 ? 'Driving licences' : undefined}>
            <AskedHere {...form} fields={licences} />
          </Part>
        )}
        {asks(income) && (
          <Part title="Your income">
            <AskedHere {...form} fields={income} />
          </Part>
        )}
        <IncidentsNotice />
        <MarketingBlock level={3} />
        <Part title="Your documents">
          {documents && (
            <div className="purchase__documents">
              <p>Please read these before you buy.</p>
              {documents}
            </div>
          )}
          <AskedHere {...form} fields={[purchaseField('sendWelcomePack')]} />
        </Part>
        <DisclaimerField
          box={boxes.box(purchaseField('hasAgreedDvlaDisclaimer'))}
          disclaimer={dvlaDisclaimer}
        />
        <AskedHere {...form} fields={[purchaseField('hasAcknowledged')]} />
        <div ref={end} className="purchase__end">
          <BuyTrouble trouble={trouble} />
          <Button
            type="submit"
            className="purchase__button"
            busy={isBuying}
            busyLabel="Saving your details"
            aria-describedby="purchase-next"
          >
            Buy Now
          </Button>
          <p id="purchase-next" className="purchase__next">
            {next ? whatFollows[next] : 'First choose how you would like to pay, further up this page.'}
          </p>
        </div>
      </form>
    </section>
  )
}
