import { firmOf, messages } from '@milepost/brands/brands'
import { claimsLineInWords, type Firm } from '@milepost/domain/brands/firm'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { Proof, ProofCode } from '@milepost/domain/purchase/proofs-asked'
import { longMoment } from '@milepost/domain/quote/policy-period'
import type { Term } from '@milepost/domain/quote/underwritten-option'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { londonTime } from '@milepost/domain/values/london-time'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import { type EmailPart, renderEmail } from '../../platform/email/email-template.ts'
import type { EmailContent } from '../../platform/email/ports.ts'
import { plateRow } from './rows-of-emails.ts'

/** What the email says about the policy. */
export type PolicyEmailDetails = {
  journey: JourneyId
  term: Term
  policyNumber: string
  firstName: string
  /** Make and model. */
  vehicle: string | undefined
  registration: string | undefined
  coverStart: Date
  coverEnd: Date
  paid: Paid
  automaticRenewal: boolean
  /** Where the customer can see and stop the renewal, for a policy that renews automatically. */
  renewalAddress?: string | undefined
  documentsByPost: boolean
  /** The names of the attached documents, and of those that are too large for an email. */
  documents: { attached: readonly string[]; tooLarge: readonly string[] }
  /** Whether the customer has an account in the portal, where the documents are too (D-217). */
  hasAccount: boolean
  /** The proofs this customer has to show (proofsAsked). */
  proofs: readonly Proof[]
  /** Whether it renews or restarts another policy: its customer is not new. */
  follows: 'renewal' | 'restart' | undefined
  /** Extras of the policy before that this one cannot have. */
  endedExtras: readonly string[]
}

/** The email with the policy: what the page after the purchase shows, and what customers look up a month later (THX-02, D-215). */
export function policyEmail(details: PolicyEmailDetails): EmailContent {
  const { brand, name } = journeys[details.journey]
  const firm = firmOf(brand)
  const starts = longMoment(londonTime(details.coverStart))
  return renderEmail({
    journey: details.journey,
    subject:
      details.follows === 'renewal'
        ? `Your renewed ${firm.name} policy ${details.policyNumber}`
        : `Your ${firm.name} policy ${details.policyNumber}`,
    heading: headings[details.follows ?? 'first'](firm),
    intro: [
      `Hello ${details.firstName}. ${greeting(details.follows, messages[brand].email.policy)} Please keep this email.`,
    ],
    card: [
      ['Policy number', details.policyNumber],
      ['Insurance', name],
      ...(details.vehicle ? [['Vehicle', details.vehicle] as const] : []),
      ...plateRow(details.registration),
      ['Cover starts', starts],
      ['Cover ends', longMoment(londonTime(details.coverEnd))],
    ],
    button: details.hasAccount ? { label: 'See my documents', address: firm.customerPortalUrl } : undefined,
    parts: [
      ...whatEnded(details),
      { title: 'What you pay' },
      ...paidInWords(details.paid, firm),
      { title: 'Your documents' },
      ...documentsPart(details, firm),
      ...toDo(details, firm),
      { title: 'What happens next' },
      { list: next(details, firm, starts) },
      ...(details.automaticRenewal && details.renewalAddress !== undefined
        ? [{ link: 'See or stop my renewal', address: details.renewalAddress }]
        : []),
      { title: 'If you change your mind' },
      ...changingYourMind(details, firm),
    ],
  })
}

const headings: Readonly<Record<'first' | 'renewal' | 'restart', (firm: Firm) => string>> = {
  first: ({ name }) => `You're insured with ${name}`,
  renewal: ({ name }) => `You've renewed with ${name}`,
  restart: ({ name }) => `You're insured with ${name} again`,
}

/** Only a new customer is welcomed. */
function greeting(follows: PolicyEmailDetails['follows'], welcome: string): string {
  if (follows === undefined) return welcome
  return follows === 'renewal'
    ? "Your insurance has been renewed. Here's everything you need to know about your new policy."
    : "Your insurance has been restarted. Here's everything you need to know about your new policy."
}

/** Said before the renewal too: a customer must not believe that they still have it. */
function whatEnded({ endedExtras }: PolicyEmailDetails): readonly EmailPart[] {
  if (endedExtras.length === 0) return []
  return [
    { title: 'What your new policy no longer includes' },
    "Your last policy included this. Your new policy doesn't:",
    { list: endedExtras },
    'If you still need it, you can buy similar cover elsewhere.',
  ]
}

/** An account opens after sign-in only. No link of ours opens a document: an email may be forwarded or read by others (D-250). */
function documentsPart(
  { documents: { attached, tooLarge }, hasAccount, documentsByPost }: PolicyEmailDetails,
  firm: Firm,
): readonly EmailPart[] {
  return [
    ...(attached.length > 0 ? ['Attached:', { list: attached }] : []),
    ...(tooLarge.length > 0 ? ['Too large to attach:', { list: tooLarge }] : []),
    ...(tooLarge.length > 0 && !hasAccount
      ? [`Call ${firm.phone.display} and we'll send these by post.`]
      : []),
    ...(hasAccount
      ? ['All your documents are in your online account. Sign in to see them at any time.']
      : []),
    'Please read them, and tell us straight away if anything is wrong. Wrong answers could affect a claim.',
    ...(documentsByPost ? ["We'll also send them by post."] : []),
  ]
}

/** These are shown at the pound or fitted; the others are sent to us. */
const notSent: readonly ProofCode[] = ['release', 'device']

/** We read the DVLA record ourselves: the customer has nothing to do, so it is left out. */
function toDo({ proofs, policyNumber }: PolicyEmailDetails, firm: Firm): readonly EmailPart[] {
  const asked = proofs.filter(({ code }) => code !== 'dvla-record')
  if (asked.length === 0) return []
  return [
    { title: 'What you need to do' },
    { list: asked.map(({ title, what, by }) => `${title}. ${what} ${by}.`) },
    ...(asked.every(({ code }) => notSent.includes(code))
      ? []
      : [`Send letters and photos to ${firm.email}, with your policy number, ${policyNumber}.`]),
  ]
}

function next({ term, automaticRenewal }: PolicyEmailDetails, firm: Firm, starts: string): readonly string[] {
  return [
    `Your cover starts on ${starts}, UK time.`,
    `If you have an accident, theft or loss, tell us within 24 hours. Call our claims line on ${claimsLineInWords(firm.claimsLine)}.`,
    atTheEnd[term][automaticRenewal ? 'goesOn' : 'ends'],
  ]
}

const ends = "Your policy won't renew automatically."

/** Nothing renews automatically unless the customer asked for it (CON-30, D-168). */
const atTheEnd: Readonly<Record<Term, { goesOn: string; ends: string }>> = {
  annual: {
    goesOn:
      "Your policy will renew automatically when it ends, as you asked. We'll send your renewal price first.",
    ends: `${ends} We'll send your renewal price before it ends.`,
  },
  'thirty-day': {
    goesOn:
      "It will renew automatically for another 30 days, as you asked. We'll email you before we take the payment.",
    ends: `${ends} We'll write to you before it ends.`,
  },
  impound: { goesOn: ends, ends },
}

/** ICOBS 7.1; CON-24 for the credit agreement. */
function changingYourMind({ paid }: PolicyEmailDetails, firm: Firm): readonly EmailPart[] {
  return [
    `You have 14 days from the day you bought your policy, or the day you received these documents if that is later. Call ${firm.phone.display} or write to ${firm.email}. We'll refund what you paid, less a charge for the days you were covered. The policy administration fee is not refundable, and there is no refund if you've claimed or a claim has been made against you.`,
    ...(paid.instalments
      ? [
          "You also have 14 days to withdraw from the credit agreement. If your policy ends in that time, your loan ends too and you pay no interest. Cancelling your Direct Debit doesn't cancel your policy or what you owe. Please call us first.",
        ]
      : []),
  ]
}

/** What was paid at purchase, and what is still due. */
type Paid = {
  now: Pence
  total: Pence
  /** For customers who pay monthly. */
  instalments: { firstOn: LocalDate; first: Pence; standard: Pence; count: number } | undefined
}

/** The whole cost at a glance: the customer should not have to add it up. */
function paidInWords({ now, total, instalments }: Paid, firm: Firm): readonly EmailPart[] {
  if (!instalments) return [`You paid ${formatPence(now)} by card. There is nothing more to pay.`]
  return [
    {
      details: [
        ['Deposit', now > 0 ? `${formatPence(now)} by card` : 'None'],
        ['Then by Direct Debit', monthly(instalments)],
        ['Total, including interest', formatPence(total)],
      ],
    },
    `${firm.lenderName} will collect the payments under your credit agreement. They'll write to you at least 10 working days before the first one.`,
  ]
}

/** DDM-07: the first payment differs when the pennies do not divide evenly. */
function monthly({ firstOn, first, standard, count }: NonNullable<Paid['instalments']>): string {
  const from = longDate(firstOn)
  return first === standard
    ? `${count} monthly payments of ${formatPence(standard)}, the first on ${from}`
    : `${formatPence(first)} on ${from}, then ${count - 1} monthly payments of ${formatPence(standard)}`
}
