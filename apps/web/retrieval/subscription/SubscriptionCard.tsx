import { longMoment } from '@milepost/domain/quote/policy-period'
import { localDate, longDate } from '@milepost/domain/values/local-date'
import { londonTime } from '@milepost/domain/values/london-time'
import { formatPounds, fromPounds } from '@milepost/domain/values/pence'
import { useState } from 'react'
import type { Subscription } from '../../api/policy.ts'
import { brand } from '../../brands/brand.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../router.tsx'
import { Button, ButtonFace, buttonLook } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DetailList, type DetailListProps } from '../../ui/DetailList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './SubscriptionCard.module.css'
import subscriptionStyles from './subscription.module.css'

export type SubscriptionCardProps = {
  subscription: Subscription
  isStopping: boolean
  hasFailed: boolean
  onStop: () => Promise<void>
}

/** What follows a policy, at a glance, and the one action on it. */
export function SubscriptionCard({ subscription, isStopping, hasFailed, onStop }: SubscriptionCardProps) {
  const { nextPayment } = subscription
  return (
    <>
      <RenewalStatus subscription={subscription} />
      <Card
        className={styles.card}
        title={nextPayment && (nextPayment.isAnotherTry ? 'Next attempt' : 'Next payment')}
      >
        {nextPayment && <NextPayment subscription={subscription} payment={nextPayment} />}
        <DetailList details={renewalDetails(subscription)} className={textStyles.figures} />
      </Card>
      {hasFailed && (
        <Notice look="bad" role="alert" title="We couldn't stop it just now">
          Nothing has changed. Please try again, or call {brand.firm.phone.display}.
        </Notice>
      )}
      {subscription.status === 'RENEWS' || subscription.status === 'NEEDS_ANSWERS' ? (
        <Stop subscription={subscription} isStopping={isStopping} onStop={onStop} />
      ) : (
        <Onward subscription={subscription} />
      )}
    </>
  )
}

type NextPaymentProps = {
  subscription: Subscription
  payment: NonNullable<Subscription['nextPayment']>
}

function NextPayment({ subscription, payment }: NextPaymentProps) {
  const price = aboutThePrice(subscription)
  return (
    <div className={styles.payment}>
      {payment.amount !== undefined && (
        <p className={`${styles.total} ${textStyles.figures}`}>{priceInWords(payment.amount)}</p>
      )}
      <p className={textStyles.figures}>{paymentInWords(payment)}</p>
      {payment.tellBy !== undefined && (
        <p className={styles.price}>We'll tell you the price by {longDate(localDate(payment.tellBy))}.</p>
      )}
      {price && <p className={styles.price}>{price}</p>}
    </div>
  )
}

/** First of all, whether a payment will be taken, and how long cover lasts. */
function RenewalStatus({ subscription }: { subscription: Subscription }) {
  const ends = endInWords(subscription)
  switch (subscription.status) {
    case 'RENEWS':
      if (subscription.nextPayment?.isAnotherTry) return <CardRefused ends={ends} />
      return <p className={styles.lead}>You don't need to do anything to stay covered.</p>
    case 'NEEDS_ANSWERS':
      return (
        <Notice look="warn" title="Please answer before your cover ends">
          <p>
            There is something we need to ask you before we can renew your policy. Use the link in the email
            we sent you, or call {brand.firm.phone.display}.
          </p>
          <p>You're covered until {ends}. Without an answer, your cover will end then.</p>
        </Notice>
      )
    case 'PAYING':
      return (
        <Notice look="info">
          We're taking it right now, so you can't stop it here. Call {brand.firm.phone.display} if you don't
          want to renew.
        </Notice>
      )
    case 'STOPPED':
      return (
        <Notice look="warn" title="We won't charge your card again">
          You're covered until {ends}.{subscription.isCancelled && ' Your policy will be cancelled then.'}
        </Notice>
      )
    case 'ENDED':
      return (
        <Notice look="warn" title="This policy no longer covers you">
          {subscription.isCancelled ? 'It was cancelled, and cover ended' : 'It ended'} on {ends}. Please
          don't drive unless you have other insurance.
        </Notice>
      )
  }
}

function CardRefused({ ends }: { ends: string }) {
  return (
    <Notice look="warn" title="We haven't taken any money, and we'll try again">
      <p>You're covered until {ends}. If no payment goes through before then, your cover will end.</p>
      <p>
        Make sure there's enough money in the account, pay with another card using the link in our email, or
        call {brand.firm.phone.display}.
      </p>
    </Notice>
  )
}

type StopProps = Pick<SubscriptionCardProps, 'subscription' | 'isStopping' | 'onStop'>

function Stop({ subscription, isStopping, onStop }: StopProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={subscriptionStyles.ways}>
      <Button look="secondary" busy={isStopping} busyLabel="Stopping" onClick={() => setAsking(true)}>
        Stop renewing
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Stop renewing?"
        stayLabel="Keep renewing"
        onStay={() => setAsking(false)}
        goLabel="Stop renewing"
        goLook="danger"
        onGo={() => {
          setAsking(false)
          void onStop()
        }}
      >
        <p>We won't charge your card again. You'll be covered until {endInWords(subscription)}.</p>
      </ConfirmDialog>
    </div>
  )
}

function Onward({ subscription: { status } }: { subscription: Subscription }) {
  if (status === 'PAYING') return null
  return (
    <div className={subscriptionStyles.ways}>
      <Link {...buttonLook(status === 'ENDED' ? 'primary' : 'secondary')} to={paths.root}>
        <ButtonFace>Get a new quote</ButtonFace>
      </Link>
    </div>
  )
}

const headings: Readonly<Record<Subscription['status'], string>> = {
  RENEWS: 'Your cover renews automatically',
  NEEDS_ANSWERS: 'We need an answer before we can renew your policy',
  PAYING: 'Your next payment is being taken',
  STOPPED: "Your policy won't renew automatically",
  ENDED: 'Your cover has ended',
}

export function headingOf({ status, nextPayment, isCancelled }: Subscription): string {
  if (isCancelled && status === 'STOPPED') return 'Your policy is being cancelled'
  if (isCancelled && status === 'ENDED') return 'Your policy was cancelled'
  return nextPayment?.isAnotherTry ? "Your payment didn't go through" : headings[status]
}

/** "19 December 2026 at 23:59". */
function endInWords({ coverEnd }: Subscription): string {
  return longMoment(londonTime(new Date(coverEnd)))
}

/** The details of the policy, each with its name. */
function renewalDetails(subscription: Subscription): DetailListProps['details'] {
  const { policyNumber, status } = subscription
  return [
    { name: 'Policy number', words: policyNumber },
    { name: status === 'ENDED' ? 'Cover ended' : 'Covered until', words: endInWords(subscription) },
  ]
}

/** "on 18 December 2026, from the card ending 0000". */
function paymentInWords({ on, amount, cardLastFour }: NonNullable<Subscription['nextPayment']>): string {
  const card = cardLastFour === undefined ? 'your saved card' : `the card ending ${cardLastFour}`
  return `${amount === undefined ? 'On' : 'on'} ${longDate(localDate(on))}, from ${card}`
}

function priceInWords(pounds: number): string {
  return formatPounds(fromPounds(pounds.toFixed(2)))
}

/** How long the price is fixed for, so that the thirteenth payment is no surprise (SUB-08). */
function aboutThePrice({ term, nextPayment }: Subscription): string | undefined {
  if (nextPayment === undefined) return undefined
  // There is no price yet, so nothing can be said of it (D-277).
  if (nextPayment.isNewPrice && nextPayment.amount === undefined) return undefined
  if (nextPayment.isNewPrice)
    return "This is a new price, the same as a new customer would pay. We'll email you before we take it."
  return term === 'thirty-day' ? "Your price won't go up for 12 consecutive 30-day policies." : undefined
}
