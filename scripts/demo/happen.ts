import { policyPeriod } from '@milepost/domain/quote/policy-period'
import { addDays } from '@milepost/domain/values/local-date'
import { buy } from './buy'
import type { Part } from './day'
import { inThePast } from './in-the-past'
import { office } from './office'
import { type Priced, price } from './price'
import type { Settings } from './settings'

/** As whoever reads the list may type it. */
const ACTING = '--as "Your Name" --because "to see what happens"'

/** How a part of the day came out: its quote, its policy, and where to look. */
export type Happened = { part: Part; reference: string; policy?: string; page: string; look: string }

/** Lets one part of the day happen, by calls of the site and verbs of the office alone. */
export async function happen(part: Part, settings: Settings): Promise<Happened> {
  const ask = (origin: string) => price(origin, part.person)
  const priced = await (part.fate === 'expired' ? inThePast(ask) : ask(settings.origin))
  const { quoteReference: reference, underwritingOutcome } = priced.results
  const { didDecline, didRefer } = underwritingOutcome
  if (didDecline !== (part.fate === 'declined') || didRefer !== (part.fate === 'referred'))
    throw new Error(`${part.person.who} was ${didDecline ? 'declined' : didRefer ? 'referred' : 'accepted'}`)
  const told = { part, reference, page: '/quote-retrieval' }
  switch (part.fate) {
    case 'priced':
      return { ...told, look: 'Results, after the five facts' }
    case 'expired':
      return { ...told, look: '"Sorry, your quote has expired"' }
    case 'declined':
    case 'referred':
      return { ...told, look: 'The five facts lead to the decline page' }
    case 'locked':
      await office('lock', reference)
      return {
        ...told,
        look: `"A member of our team is reviewing"; npm run office -- unlock ${reference} ${ACTING}`,
      }
    case 'reminded':
      return {
        ...told,
        page: await office('link', reference),
        look: 'Prices, then the quote after three facts',
      }
    case 'bought':
      return { ...told, ...(await buy(priced, settings.sandbox)), look: '"Already been purchased"' }
    case 'cancelled': {
      const bought = await buy(priced, settings.sandbox)
      await office('cancel', bought.policy, 'non-payment')
      return { ...told, ...bought, look: 'Restart it from the back office of the sandbox desk' }
    }
    case 'renewal due':
      return renewalDue(priced, told, settings)
  }
}

async function renewalDue(
  priced: Priced,
  told: Omit<Happened, 'look'>,
  settings: Settings,
): Promise<Happened> {
  const bought = await buy(priced, settings.sandbox)
  const start = priced.person.answers.coverDetails.effectiveFrom
  if (!start) throw new Error('Cover without a start')
  const lastDay = policyPeriod('thirty-day', start).to.date
  const days = `${addDays(lastDay, -7)} ${addDays(lastDay, 1)}`
  return { ...told, ...bought, look: `Letter and charge: npm run office -- renewals ${days} ${ACTING}` }
}
