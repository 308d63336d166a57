import { deskAddress } from '@milepost/contract/desk/desk-pages'
import { localDate, longDate } from '@milepost/domain/values/local-date'
import { Link } from '../../web/router.tsx'
import { Section } from '../pages/Section.tsx'
import { day, money, type Policy, renewalWords } from './words.ts'

/** The next step of the policy, and whether it happens automatically. */
export function WhatNext({ policy }: { policy: Policy }) {
  const { brand, renewal, cover, cancellation } = policy
  return (
    <Section title="What happens next">
      <p>
        {renewalWords[renewal.status]}.
        {renewal.status === 'stopped' && ` Cover ends on ${day(cancellation?.at ?? cover.end)}.`}
        {renewal.payment && ` ${paymentInWords(renewal.payment)}`}
      </p>
      {renewal.renewedAs !== undefined && (
        <p>
          Renewed as{' '}
          <Link to={deskAddress('policy', { brand, number: renewal.renewedAs })}>{renewal.renewedAs}</Link>
        </p>
      )}
    </Section>
  )
}

/** No amount before there is a price: it would be last year's (D-277). */
function paymentInWords({ on, amount, tellBy }: NonNullable<Policy['renewal']['payment']>): string {
  const day = longDate(localDate(on))
  if (amount !== undefined) return `${money(amount)} on ${day}.`
  const priceKnown =
    tellBy === undefined ? '' : ` The customer is told the price by ${longDate(localDate(tellBy))}.`
  return `Next payment on ${day}.${priceKnown}`
}
