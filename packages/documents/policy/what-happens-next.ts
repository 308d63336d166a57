import { formatPence } from '@milepost/domain/values/pence'
import { creditFacts } from '../credit/credit-facts'
import { strong, type Text } from '../pdf/blocks'
import { longDate, moment } from '../words/time-in-words'
import type { PolicyFacts } from './policy-facts'
import { accountInWords, endingInWords } from './policy-in-words'

/** In the order it happens to the customer, each with its day. */
export function whatHappensNext(facts: PolicyFacts): readonly Text[] {
  return [arrival(facts), ...welcomePack(facts), start(facts), ...payments(facts), end(facts)]
}

/** Post stands in the place of email for those who asked for it (D-167). */
function arrival({ documentsByPost, email }: PolicyFacts): Text {
  return documentsByPost
    ? [strong('Your documents. '), 'They come by post, to the address above.']
    : [strong('Your documents. '), `We email them to ${email}. They are as good as paper.`]
}

function welcomePack({ sendWelcomePack }: PolicyFacts): readonly Text[] {
  return sendWelcomePack
    ? [
        [
          strong('Your welcome pack. '),
          'It comes by post: this letter, and a card with your policy number and our phone number.',
        ],
      ]
    : []
}

function start({ period }: PolicyFacts): Text {
  return [
    strong('Your cover starts. '),
    `At ${moment(period.from)}. You are not insured to drive before that.`,
  ]
}

function payments(facts: PolicyFacts): readonly Text[] {
  const credit = creditFacts(facts, facts.issuedAt)
  const [first] = credit?.payments ?? []
  if (!credit || !first) return []
  return [
    [
      strong('Your monthly payments. '),
      `${credit.lender.name} collects the first, ${formatPence(first.amount)}, on ${longDate(first.on)} from ${accountInWords(facts)}. Your Direct Debit confirmation has them all.`,
    ],
  ]
}

function end(facts: PolicyFacts): Text {
  return [strong('When it ends. '), endingInWords(facts)]
}
