import { nextPayment } from '@milepost/domain/quote/restart-words'
import { formatPence, fromPounds } from '@milepost/domain/values/pence'
import { useEffect } from 'react'
import type { BoughtPolicy } from '../../api/get-purchase'
import { recordTakenUp } from '../../api/restart-events'
import { coverInWords, lastDay } from './cover-in-words'

/** What somebody who took a cancelled policy up again needs to know first: when the 30 days end, and what follows (D-223). */
export function RestartedPolicy({ policy }: { policy: BoughtPolicy }) {
  const { quoteReference, automaticRenewal, paidNow } = policy
  const { ends } = coverInWords(policy)
  const next = nextPayment({
    lastDay: lastDay(policy),
    automaticRenewal,
    price: formatPence(fromPounds(paidNow)),
  })
  // Recorded silently: the first time stands, a reload changes nothing (RST-10).
  useEffect(() => recordTakenUp(quoteReference), [quoteReference])
  return (
    <section aria-labelledby="restarted-title">
      <h2 id="restarted-title" className="thanks__title">
        Your 30 days
      </h2>
      <dl className="facts">
        <div className="facts__row">
          <dt>They end</dt>
          <dd className="figures">{ends}</dd>
        </div>
        <div className="facts__row">
          <dt>{next.name}</dt>
          <dd className="figures">{next.words}</dd>
        </div>
      </dl>
    </section>
  )
}
