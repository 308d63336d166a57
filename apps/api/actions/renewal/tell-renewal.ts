import type { MailWords } from '../../ports/mail'
import type { Renewal } from '../../ports/renewals'
import { stateOf } from '../quote/open-quote'
import { type DueLetter, letterDue, toldBy } from './letter-due'
import { lettersWithoutPrice, lettersWithPrice } from './letters'
import { nextQuote } from './next-quote'
import type { RenewalPorts } from './renewal-ports'
import { type RenewingPolicy, renewingPolicy } from './renewing-policy'
import { sendOnce } from './send-once'
import { asTold, asToldNext } from './told-price'

/** Writes the letter that is due about what follows a policy, once (CON-30, RST-12, D-225). */
export async function tellRenewal(renewal: Renewal, ports: RenewalPorts): Promise<void> {
  const now = ports.clock()
  const due = letterDue(renewal, now)
  if (due === undefined) return
  if (due === 'too-late') return ports.renewals.markTold(renewal, 'first', { now })
  const { tenant, fromPolicy: policyNumber } = renewal
  const ending = await renewingPolicy({ tenant, policyNumber }, ports)
  const letter = await letterOf(due, renewal, ending, ports)
  if (letter === undefined) return
  const { words, version } = letter
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
  if (sent) await ports.renewals.markTold(renewal, toldBy(renewal), { now, version })
}

/** With the version of the quote whose price it tells, where it tells one anew. */
async function letterOf(
  due: Exclude<DueLetter, 'too-late'>,
  renewal: Renewal,
  ending: RenewingPolicy,
  ports: RenewalPorts,
): Promise<{ words: MailWords; version?: number } | undefined> {
  if (due === 'cover-ends' || due === 'lapsed')
    return { words: lettersWithoutPrice[due](renewal, ending, ports) }
  const now = ports.clock()
  const quote = await nextQuote(renewal, ending, ports)
  const opened = quote && stateOf(quote, now)
  if (opened?.kind === 'open') {
    const isNews = due !== 'failed'
    const told = await (isNews ? asToldNext : asTold)(renewal, opened.quote, ports)
    const words = await lettersWithPrice[due](renewal, ending, told, ports)
    return { words, ...(isNews && { version: told.current.version }) }
  }
  // Bought meanwhile: the policy's own letter says so. In the hands of the back office: they may give it back (D-050).
  if (opened?.reason === 'taken-up' || opened?.reason === 'locked' || renewal.state === 'charging')
    return undefined
  // No longer to be had at any price: the customer must know in time, and the card is left alone. That is the next letter that is
  // due, and stays so until it is sent.
  await ports.renewals.moveRenewal(renewal, 'stopped', { now, because: 'not-offered', isToldAnew: true })
  return undefined
}
