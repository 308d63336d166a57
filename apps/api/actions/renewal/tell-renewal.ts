import type { Renewal } from '../../ports/renewals'
import { stateOf } from '../quote/open-quote'
import { type DueLetter, letterDue, toldBy } from './letter-due'
import { lettersWithoutPrice, lettersWithPrice } from './letters'
import { nextQuote } from './next-quote'
import type { RenewalPorts } from './renewal-ports'
import { type RenewingPolicy, renewingPolicy } from './renewing-policy'
import { sendOnce } from './send-once'

/** Writes the letter that is due about what follows a policy, once (CON-30, RST-12, D-225). */
export async function tellRenewal(renewal: Renewal, ports: RenewalPorts): Promise<void> {
  const now = ports.clock()
  const due = letterDue(renewal, now)
  if (due === undefined) return
  if (due === 'too-late') return ports.renewals.markTold(renewal, 'first', now)
  const { tenant, fromPolicy: policyNumber } = renewal
  const ending = await renewingPolicy({ tenant, policyNumber }, ports)
  const words = await wordsOf(due, renewal, ending, ports)
  if (words === undefined) return
  const sent = await sendOnce(
    {
      tenant,
      to: ending.policy.contact.email,
      about: `${renewal.firstPolicy}:${renewal.period}`,
      template: `renewal-${due}`,
      words,
    },
    ports,
  )
  if (sent) await ports.renewals.markTold(renewal, toldBy(due, renewal), now)
}

async function wordsOf(
  due: Exclude<DueLetter, 'too-late'>,
  renewal: Renewal,
  ending: RenewingPolicy,
  ports: RenewalPorts,
) {
  if (due === 'cover-ends' || due === 'lapsed') return lettersWithoutPrice[due](renewal, ending, ports)
  const quote = await nextQuote(renewal, ending, ports)
  const opened = quote && stateOf(quote, ports.clock())
  if (opened?.kind === 'open') return lettersWithPrice[due](renewal, ending, opened.quote, ports)
  // Bought meanwhile: the policy's own letter says so.
  if (opened?.reason === 'taken-up' || renewal.state === 'charging') return undefined
  // No longer to be had at any price: the customer must know in time, and the card is left alone.
  const because = 'not-offered'
  if (!(await ports.renewals.moveRenewal(renewal, 'stopped', { now: ports.clock(), because })))
    return undefined
  return lettersWithoutPrice['cover-ends']({ ...renewal, because }, ending, ports)
}
