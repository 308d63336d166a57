import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { deskAddress } from '@milepost/contract/desk/desk-pages'
import { policyPeriod } from '@milepost/domain/quote/policy-period'
import { journeyIdentities } from '@milepost/domain/terms/identity'
import { addDays } from '@milepost/domain/values/local-date'
import { root } from '../root.mjs'
import { buy } from './buy.ts'
import type { Fate, Part } from './day.ts'
import { approve, ask, cancelWithRefund, turnDown } from './desk-acts.ts'
import type { Past } from './past.ts'
import { type Priced, price } from './price.ts'
import type { Settings } from './settings.ts'
import type { Team } from './staff.ts'

/** As a reader of the list may type it. */
const ACTING = '--as "Your Name" --because "to see what happens"'

/** The result of a part of the day: its quote, its policy, and where to look. */
export type Happened = { part: Part; reference: string; policy?: string; page: string; look: string }

const referredFates: readonly Fate[] = [
  'referred',
  'approved',
  'turned down',
  'asked',
  'waiting for a second person',
]

/** What playing the day needs in addition to the product itself. */
export type Stage = { past: Past; team: Team }

/** Carries out one part of the day, using only calls of the site and of the desk, and back office commands. */
export async function happen(part: Part, settings: Settings, { past, team }: Stage): Promise<Happened> {
  const { fate, person, minutesBack } = part
  if (minutesBack !== undefined) await past.goBack(minutesBack)
  const priced = await price(minutesBack === undefined ? settings.origin : past.origin, person)
  const { quoteReference: reference, underwritingOutcome } = priced.results
  const { didDecline, didRefer } = underwritingOutcome
  if (didDecline !== (fate === 'declined') || didRefer !== referredFates.includes(fate))
    throw new Error(`${person.who} was ${didDecline ? 'declined' : didRefer ? 'referred' : 'accepted'}`)
  const { brand } = journeyIdentities[person.journey]
  const outcome = { part, reference, page: '/quote-retrieval' }
  const quote = { brand, reference }
  const atDesk = { ...outcome, page: new URL(deskAddress('quote', quote), settings.desk).href }
  const policyAtDesk = (policy: string) =>
    new URL(deskAddress('policy', { brand, number: policy }), settings.desk).href
  switch (fate) {
    case 'priced':
      return { ...outcome, look: 'Results, after the five facts' }
    case 'expired':
      return { ...outcome, look: '"Sorry, your quote has expired"' }
    case 'declined':
      return { ...outcome, look: 'The five facts lead to the decline page' }
    case 'referred':
      return { ...atDesk, look: 'In the queue: decide as Una Wright or Tom Ellery' }
    case 'approved':
      await approve(await team('una'), quote, 20)
      return { ...atDesk, look: 'Approved with a loading; the customer has an email with its price' }
    case 'turned down':
      await turnDown(await team('una'), quote)
      return { ...atDesk, look: 'Declined; the customer has an email with the reason' }
    case 'asked':
      await ask(await team('una'), quote)
      return { ...atDesk, look: 'The customer has an email with a question and has not answered it' }
    case 'waiting for a second person':
      await approve(await team('una'), quote, 30)
      return {
        ...atDesk,
        look: 'Beyond the first person’s authority: confirm as Tom Ellery or Tess Holloway',
      }
    case 'locked':
      await office('lock', reference)
      return {
        ...outcome,
        look: `"A member of our team is reviewing"; npm run office -- unlock ${reference} ${ACTING}`,
      }
    case 'reminded':
      return {
        ...outcome,
        page: await office('link', reference),
        look: 'Prices, then the quote after three facts',
      }
    case 'bought':
      return { ...outcome, ...(await buy(priced, settings.sandbox)), look: '"Already been purchased"' }
    case 'cancelled': {
      const purchase = await buy(priced, settings.sandbox)
      await office('cancel', purchase.policy, 'customer', 'no-claim')
      return { ...outcome, ...purchase, look: 'Restart it from the sandbox’s back office' }
    }
    case 'renewal due':
      return renewalDue(priced, outcome, settings)
    case 'stuck in payment':
      await getStuck(priced, settings)
      return {
        ...atDesk,
        look: 'In the queue of Femi Carter: it is not yet known whether the card was charged',
      }
    case 'without their email': {
      const purchase = await buy(priced, settings.sandbox)
      return {
        ...outcome,
        ...purchase,
        page: policyAtDesk(purchase.policy),
        look: 'Their mailbox refuses our email',
      }
    }
    case 'refused by the bank': {
      const purchase = await buy(priced, settings.sandbox, { account: refusedAccount })
      return {
        ...outcome,
        ...purchase,
        page: policyAtDesk(purchase.policy),
        look: 'Their mandate was refused',
      }
    }
    case 'refunded': {
      const purchase = await buy(priced, settings.sandbox)
      await cancelWithRefund(await team('femi'), { brand, policyNumber: purchase.policy })
      return { ...outcome, ...purchase, page: policyAtDesk(purchase.policy), look: 'Cancelled with a refund' }
    }
  }
}

/** The sandbox's lender rejects its mandate: code 1, instruction cancelled by payer. Its own bank has every account. */
const refusedAccount = { sortCode: '99-99-01', accountNumber: '90000001' }

async function renewalDue(
  priced: Priced,
  outcome: Omit<Happened, 'look'>,
  settings: Settings,
): Promise<Happened> {
  const purchase = await buy(priced, settings.sandbox)
  const start = priced.person.answers.coverDetails.effectiveFrom
  if (!start) throw new Error('Cover without a start')
  const lastDay = policyPeriod('thirty-day', start).to.date
  const days = `${addDays(lastDay, -7)} ${addDays(lastDay, 1)}`
  return { ...outcome, ...purchase, look: `Email and charge: npm run office -- renewals ${days} ${ACTING}` }
}

/** The card provider captures the money, its answer is lost, and from then on every query about this payment fails. */
async function getStuck(priced: Priced, { sandbox }: Settings): Promise<void> {
  const breaks = async (orderId: string) => {
    const faults = [
      ['sale', 'drop-after', 1],
      ['search', 'fail-before', 1000],
      ['retrieve', 'fail-before', 1000],
    ] as const
    for (const [operation, kind, times] of faults)
      await fetch(`${sandbox}/cards/control/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ operation, kind, times, orderId }),
      })
  }
  const bought = await buy(priced, sandbox, { beforePaying: breaks }).then(
    () => true,
    () => false,
  )
  if (bought) throw new Error('The payment succeeded although it should not')
}

const run = promisify(execFile)

/** Runs a back office command while the product runs, as `npm run office` does, built or not, and returns its output. */
async function office(...words: readonly string[]): Promise<string> {
  const acting = ['--as', 'Tess Holloway', '--because', 'the customer asked us to look at it again']
  const program = ['apps/api/cli/office.ts', ...words, ...acting]
  const { stdout } = await run(process.execPath, program, { cwd: root })
  return stdout.trim()
}
