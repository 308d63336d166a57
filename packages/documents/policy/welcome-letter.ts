import { hoursInSentence } from '@milepost/domain/brands/firm'
import { descOf } from '@milepost/domain/lists/code-list'
import { coverLevels } from '@milepost/domain/lists/cover'
import { termInWords } from '@milepost/domain/quote/policy-period'
import { totalOf } from '@milepost/domain/quote/price'
import { londonDate } from '@milepost/domain/values/london-time'
import { formatPence } from '@milepost/domain/values/pence'
import { termsOfExtra } from '../extras/terms-of-extra'
import { answers, type Block, list, type Paper, paragraph, section, strong } from '../pdf/blocks'
import { selectedAddOns } from '../words/cover-given'
import { complaining, coolingOff, tellingUs } from '../words/rights'
import { longDate, moment, periodInWords } from '../words/time-in-words'
import type { PolicyFacts } from './policy-facts'
import { paidInWords } from './policy-in-words'
import { policyPaper } from './policy-paper'
import { proofsTable } from './proofs-in-words'
import { whatHappensNext } from './what-happens-next'

/** The first page a policyholder reads: what was bought, what happens next, what is asked of them, and how to reach us (D-215). */
export function welcomeLetter(facts: PolicyFacts): Paper {
  const { firm, terms, holder, proofs, vehicle, policyNumber, issuedAt, period } = facts
  const blocks: readonly Block[] = [
    { kind: 'address', lines: [holder.name, ...holder.addressLines] },
    paragraph(`Dear ${holder.salutation}`),
    paragraph(
      `Thank you for buying your ${terms.name.toLowerCase()} from ${firm.name}. ${terms.insurer} insures ${vehicle.registration} from ${moment(period.from)}, and not before.`,
      'lead',
    ),
    section('What you bought', answers(whatYouBought(facts), 0.24)),
    section('What happens next', list(whatHappensNext(facts), 'number')),
    ...(proofs.length > 0 ? [section('What we need from you', proofsTable(proofs))] : []),
    section(
      'Please check',
      paragraph(
        'Read your schedule, your certificate and your statement of fact. If something in them is wrong, or is going to change, tell us at once: it can change your price, and a claim may not be paid.',
      ),
    ),
    section(
      'To claim',
      paragraph(`${tellingUs(firm)} Your policy wording says what to do and what is paid.`),
    ),
    section(
      'To cancel',
      paragraph(
        `You can cancel at any time: call ${firm.phone.display} or write to ${firm.email}. ${coolingOff} Your terms of business have the rest.`,
      ),
    ),
    section('If you have a complaint', ...complaining(facts)),
    section('To reach us', ...reaching(facts)),
  ]
  const about = [
    { label: 'Policy number', value: policyNumber },
    { label: 'Vehicle', value: vehicle.registration },
    { label: 'Date of purchase', value: longDate(londonDate(issuedAt)) },
  ]
  return { ...policyPaper(facts, `Welcome to ${firm.name}`, blocks), about }
}

function whatYouBought(facts: PolicyFacts) {
  const { terms, level, option, vehicle, drivers, period } = facts
  const extras = selectedAddOns(facts).map(({ code }) => termsOfExtra(code, terms.cover).name)
  return [
    ['Policy', `${descOf(coverLevels, level)} ${terms.name.toLowerCase()} for ${termInWords[option.term]}`],
    ['Vehicle', `${vehicle.registration}, ${vehicle.description}`],
    ['Who may drive', drivers.map(({ name }) => name).join('; ')],
    ['Cover', `From ${periodInWords(period)}`],
    ...(extras.length > 0 ? [['Optional extras', extras.join('; ')] as const] : []),
    ['Price', formatPence(totalOf(option.price))],
    ['Payment', paidInWords(facts)],
  ] as const
}

function reaching({ firm }: PolicyFacts): readonly Block[] {
  return [
    paragraph(
      `Call ${firm.phone.display} (${hoursInSentence(firm.openingHours)}), write to ${firm.email}, or to ${firm.registeredOffice}. Please have your policy number ready.`,
    ),
    paragraph('Yours sincerely'),
    paragraph([strong(`Everybody at ${firm.name}`)]),
  ]
}
