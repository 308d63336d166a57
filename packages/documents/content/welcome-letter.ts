import { hoursInSentence } from '@milepost/domain/brands/firm'
import { descOf } from '@milepost/domain/lists/code-list'
import { coverLevels } from '@milepost/domain/lists/cover'
import type { Proof, ProofCode } from '@milepost/domain/purchase/proofs-asked'
import { termInWords } from '@milepost/domain/quote/policy-period'
import { totalOf } from '@milepost/domain/quote/price'
import { longDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { formatPence } from '@milepost/domain/values/pence'
import {
  answers,
  type Block,
  type DocumentContent,
  list,
  paragraph,
  section,
  strong,
  type TableBlock,
  type Text,
} from '../pdf/blocks.ts'
import { selectedAddOns } from '../phrases/cover.ts'
import { policyDocument } from '../phrases/document-header.ts'
import { termsOfExtra } from '../phrases/extras.ts'
import { lowered, moment, periodInWords } from '../phrases/format.ts'
import { accountInWords, endingInWords, paidInWords } from '../phrases/policy.ts'
import { complaining, coolingOff, tellingUs } from '../phrases/rights.ts'
import type { PolicyDocumentData } from '../policy-document-data.ts'
import { creditOffer } from './credit-offer.ts'

/** The first page for a policyholder: what was purchased, what happens next, what they must do, and how to contact us (D-215). */
export function welcomeLetter(policy: PolicyDocumentData): DocumentContent {
  const { firm, terms, holder, proofs, vehicle, policyNumber, issuedAt, period } = policy
  const blocks: readonly Block[] = [
    { kind: 'address', lines: [holder.name, ...holder.addressLines] },
    paragraph(`Dear ${holder.salutation}`),
    paragraph(
      `${thanks[policy.follows ?? 'first']} your ${terms.name.toLowerCase()} ${policy.follows ? 'with' : 'from'} ${firm.name}. ${terms.insurer} insures ${vehicle.registration} from ${moment(period.from)}.`,
      'lead',
    ),
    section('What you bought', answers(purchaseSummary(policy), 0.24)),
    section('What happens next', list(whatHappensNext(policy), 'number')),
    ...(proofs.length > 0 ? [section('What we need from you', proofsTable(proofs))] : []),
    section(
      'Please check',
      paragraph(
        'Read your schedule, your certificate and your statement of fact. If anything is wrong or is about to change, tell us straight away. It could change your price, and we may not pay a claim.',
      ),
    ),
    section(
      'To claim',
      paragraph(`${tellingUs(firm)} Your policy wording explains what to do and what we pay.`),
    ),
    section(
      'To cancel',
      paragraph(
        `You can cancel at any time: call ${firm.phone.display} or write to ${firm.email}. ${coolingOff} Your terms of business explain the rest.`,
      ),
    ),
    section('If you have a complaint', ...complaining(policy)),
    section('Contact us', ...reaching(policy)),
  ]
  const about = [
    { label: 'Policy number', value: policyNumber },
    { label: 'Vehicle', value: vehicle.registration },
    { label: 'Date of purchase', value: longDate(londonDate(issuedAt)) },
  ]
  return { ...policyDocument(policy, titles[policy.follows ?? 'first'](firm.name), blocks), about }
}

/** Only a new customer is welcomed. */
const titles = {
  first: (name: string) => `Welcome to ${name}`,
  renewal: (name: string) => `Your ${name} policy is renewed`,
  restart: (name: string) => `Your ${name} cover is restarted`,
} as const

const thanks = {
  first: 'Thank you for buying',
  renewal: 'Thank you for renewing',
  restart: 'Thank you for restarting',
} as const

function purchaseSummary(policy: PolicyDocumentData) {
  const { terms, level, option, vehicle, drivers, period } = policy
  const extras = selectedAddOns(policy).map(({ code }) => termsOfExtra(code, terms.cover).name)
  return [
    ['Policy', `${descOf(coverLevels, level)} ${terms.name.toLowerCase()} for ${termInWords[option.term]}`],
    ['Vehicle', `${vehicle.registration}, ${vehicle.description}`],
    ['Who may drive', drivers.map(({ name }) => name).join('; ')],
    ['Cover', `From ${periodInWords(period)}`],
    ...(extras.length > 0 ? [['Optional extras', extras.join('; ')] as const] : []),
    ...(policy.endedExtras.length > 0
      ? [['No longer included', policy.endedExtras.join('; ')] as const]
      : []),
    ['Price', formatPence(totalOf(option.price))],
    ['Payment', paidInWords(policy)],
  ] as const
}

function reaching({ firm }: PolicyDocumentData): readonly Block[] {
  return [
    paragraph(
      `Call ${firm.phone.display} (${hoursInSentence(firm.openingHours)}), write to ${firm.email}, or to ${firm.registeredOffice}. Please have your policy number ready.`,
    ),
    paragraph('Yours sincerely'),
    paragraph([strong(`The ${firm.name} team`)]),
  ]
}

/** Replaces words that, before purchase, refer to something still to be ticked or sent. */
const afterBuying: Partial<Record<ProofCode, string>> = {
  'dvla-record':
    "We'll check your licence with the DVLA, as you agreed. If we can't, we'll ask you for a check code from \"View or share your driving licence information\" on GOV.UK.",
  release:
    "Your certificate of insurance, sent with this letter; your driving licence or passport; proof of your address; and proof that the vehicle is yours, such as its log book (V5C). You'll also need to pay the pound's own charges.",
}

/** What the customer must prove, by when, and what happens otherwise: all stated before the purchase. */
function proofsTable(proofs: readonly Proof[]): TableBlock {
  return {
    kind: 'table',
    columns: [{ share: 0.66 }, { share: 0.34, isStrong: true }],
    head: ['What we need', 'By when'],
    rows: proofs.map(({ code, title, what, by, otherwise }) => ({
      cells: [
        [strong(`${title}. `), `${afterBuying[code] ?? what} `, strong('Otherwise: '), lowered(otherwise)],
        by,
      ],
    })),
  }
}

/** In the order it happens, each with its date. */
function whatHappensNext(policy: PolicyDocumentData): readonly Text[] {
  return [arrival(policy), ...welcomePack(policy), start(policy), ...payments(policy), end(policy)]
}

/** Post replaces email for customers who asked for it (D-167). */
function arrival({ documentsByPost, email }: PolicyDocumentData): Text {
  return documentsByPost
    ? [strong('Your documents. '), "We'll post them to the address above."]
    : [strong('Your documents. '), `We'll email them to ${email}. They're just as valid as printed copies.`]
}

function welcomePack({ sendWelcomePack }: PolicyDocumentData): readonly Text[] {
  return sendWelcomePack
    ? [
        [
          strong('Your welcome pack. '),
          "We'll post you this letter and a card with your policy number and our phone number.",
        ],
      ]
    : []
}

function start({ period }: PolicyDocumentData): Text {
  return [strong('Your cover starts. '), `At ${moment(period.from)}. You're not insured before then.`]
}

function payments(policy: PolicyDocumentData): readonly Text[] {
  const credit = creditOffer(policy, policy.issuedAt)
  const [first] = credit?.payments ?? []
  if (!credit || !first) return []
  return [
    [
      strong('Your monthly payments. '),
      `${credit.lender.name} will collect the first, ${formatPence(first.amount)}, on ${longDate(first.on)} from ${accountInWords(policy)}. Your Direct Debit confirmation lists them all.`,
    ],
  ]
}

function end(policy: PolicyDocumentData): Text {
  return [strong('When it ends. '), endingInWords(policy)]
}
