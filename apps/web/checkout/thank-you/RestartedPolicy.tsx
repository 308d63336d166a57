import { nextPayment } from '@milepost/domain/quote/restart-words'
import { formatPence, fromPounds } from '@milepost/domain/values/pence'
import { useEffect } from 'react'
import type { BoughtPolicy } from '../../api/get-purchase'
import { recordTakenUp } from '../../api/restart-events'
import { Facts } from '../../ui/Facts'
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
      <Facts facts={[{ name: 'They end', words: ends }, next]} className="figures" />
    </section>
  )
}
