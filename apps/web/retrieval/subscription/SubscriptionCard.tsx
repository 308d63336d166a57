import { longMoment } from '@milepost/domain/quote/policy-period'
import { longDate, parseLocalDate } from '@milepost/domain/values/local-date'
import { londonTime } from '@milepost/domain/values/london-time'
import { formatPounds, fromPounds } from '@milepost/domain/values/pence'
import { useState } from 'react'
import type { Subscription } from '../../api/policy'
import { brand } from '../../brands/brand'
import { paths } from '../../paths'
import { Link } from '../../router'
import { Button, ButtonFace, buttonLook } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { DetailList, type DetailListProps } from '../../ui/DetailList'
import { Notice } from '../../ui/Notice'
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
        title={nextPayment && (nextPayment.isAnotherTry ? 'Next try' : 'Next payment')}
      >
        {nextPayment && <NextPayment subscription={subscription} payment={nextPayment} />}
        <DetailList details={renewalDetails(subscription)} className={textStyles.figures} />
      </Card>
      {hasFailed && (
        <Notice look="bad" role="alert" title="It could not be stopped just now">
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
      <p className={`${styles.total} ${textStyles.figures}`}>{priceInWords(payment.amount)}</p>
      <p className={textStyles.figures}>{paymentInWords(payment)}</p>
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
      return <p className={styles.lead}>You need do nothing to stay covered.</p>
    case 'NEEDS_ANSWERS':
      return (
        <Notice look="warn" title="Please answer before your cover ends">
          <p>
            There is something we need to ask you before we can renew your policy. Use the link in the email
            we sent you, or call {brand.firm.phone.display}.
          </p>
          <p>You are covered until {ends}. Without an answer your cover ends then.</p>
        </Notice>
      )
    case 'PAYING':
      return (
        <Notice look="info">
          We are taking it at this moment, so it can't be stopped here. Call {brand.firm.phone.display} if you
          do not want it.
        </Notice>
      )
    case 'STOPPED':
      return (
        <Notice look="warn" title="Nothing more is taken from your card">
          You are covered until {ends}, and not after.
        </Notice>
      )
    case 'ENDED':
      return (
        <Notice look="warn" title="You are not insured by this policy">
          It ended on {ends}. Please do not drive unless you have other insurance.
        </Notice>
      )
  }
}

function CardRefused({ ends }: { ends: string }) {
  return (
    <Notice look="warn" title="Nothing was taken, and we try your card again">
      <p>You are covered until {ends}. If no payment goes through before then, your cover ends.</p>
      <p>
        Make sure that there is enough money on the card, pay with another one by the link in our email, or
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
        <p>
          Nothing more is taken from your card. You stay covered until {endInWords(subscription)}, and not
          after.
        </p>
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
  RENEWS: 'Your cover goes on by itself',
  NEEDS_ANSWERS: 'We need an answer before we can renew your policy',
  PAYING: 'Your next payment is being taken',
  STOPPED: 'Your policy does not renew by itself',
  ENDED: 'Your cover has ended',
}

export function headingOf({ status, nextPayment }: Subscription): string {
  return nextPayment?.isAnotherTry ? 'Your payment did not go through' : headings[status]
}

/** "19/12/2026 at 23:59". */
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

/** "on 18/12/2026, from the card ending 0000". */
function paymentInWords({ on, cardLastFour }: NonNullable<Subscription['nextPayment']>): string {
  const card = cardLastFour === undefined ? 'the card you saved' : `the card ending ${cardLastFour}`
  return `on ${longDate(parseLocalDate(on))}, from ${card}`
}

function priceInWords(pounds: number): string {
  return formatPounds(fromPounds(pounds.toFixed(2)))
}

/** How long the price is fixed for, so that the thirteenth payment is no surprise (SUB-08). */
function aboutThePrice({ term, nextPayment }: Subscription): string | undefined {
  if (nextPayment === undefined) return undefined
  if (nextPayment.isNewPrice)
    return 'This price is worked out anew, as for anybody new. We write to you before we take it.'
  return term === 'thirty-day' ? 'The price does not rise for 12 periods of 30 days in a row.' : undefined
}
