import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import type { StaffRole } from '@milepost/domain/desk/people'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { Answers } from '@milepost/domain/questions/answers'
import { noTerms, type ReferralTerms } from '@milepost/domain/referral/terms'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { fromPounds } from '@milepost/domain/values/pence'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import type { SecurityEvent } from '../../platform/audit/ports.ts'
import type { OutgoingEmail } from '../../platform/email/ports.ts'
import { isServedAt, siteLinks } from '../../platform/site/site-address.ts'
import { siteHosts } from '../../platform/site/testing/built-site.ts'
import { purchaseServer } from '../../purchase/testing/purchase-server.ts'
import type { QuoteKey } from '../../quote/ports.ts'
import { callOf, headersOf } from '../../quote/testing/quote-server.ts'
import { type ApproveRequest, approveReferral, confirmReferral, proposalIn } from '../decide-referral.ts'
import type { Acting } from '../ports.ts'

/** A staff member, in the role that the test needs. */
export function person(name: string, role: StaffRole = 'team-lead'): Acting {
  return {
    person: { subject: name.toLowerCase(), name, roles: [role] },
    by: { who: name, door: 'command-line', because: 'a test of referrals' },
  }
}

/** A car worth more than we quote for online. */
export function worth(pounds: number, journey: JourneyId = 'acorn_pc'): Answers {
  const { answers } = peopleByJourney[journey]
  return { ...answers, vehicleDetails: { ...answers.vehicleDetails, value: fromPounds(pounds) } }
}

/** Referrals on a real database with the real queue: emails are stored for the test to read. */
export async function referralServer() {
  const events: SecurityEvent[] = []
  const server = await purchaseServer(() => ({
    recordSecurityEvent: (event: SecurityEvent) => void events.push(event),
    linkTo: siteLinks(siteHosts),
    isServedAt: (journey, hostname) => isServedAt(siteHosts, journey, hostname),
  }))
  const emails: OutgoingEmail[] = []
  server.work({
    linkTo: siteLinks(siteHosts),
    clock: () => server.time.now,
    sendEmail: async (email) => {
      await email.onHandOver?.()
      emails.push(email)
      return { kind: 'sent' }
    },
  })
  const ports = { referrals: server.referrals, ratesOn: server.ports.ratesOn, clock: () => server.time.now }

  const dtoOf = (answers: Answers, journey: JourneyId = 'acorn_pc') =>
    toQuoteDto(answers, { emailOptIn: true, phoneOptIn: true, smsOptIn: true }, journeys[journey])

  /** A customer's quote, as the site asks for it. */
  async function quoted(answers = worth(120_000), journey: JourneyId = 'acorn_pc') {
    server.vehicle.at = answers.vehicleDetails.vehicleInfo
    const url = `/api/v1/Quote/Generate${callOf(journey)}Quote`
    const reply = await server.send('POST', url, headersOf(journey), { quote: dtoOf(answers, journey) })
    if (reply.status !== 200) throw new Error(reply.text)
    const reference: string = reply.body.quoteReference
    const key = { tenant: journeys[journey].brand, reference }
    return { key, reference, journey, answers, body: reply.body, headers: headersOf(journey, reply.cookie) }
  }

  const found = async (key: QuoteKey) => {
    const held = await server.referrals.findReferral(key, server.time.now)
    if (held === undefined) throw new Error('There is no referral')
    return held
  }

  type Approved = Partial<Omit<ApproveRequest, 'terms'>> & { terms?: Partial<ReferralTerms> }

  /** The decision of one person. */
  const decide = (key: QuoteKey, more: Approved = {}, by = person('Una Writer', 'underwriter')) =>
    approveReferral(
      { ...key, approve: 'all', words: '', ...more, terms: { ...noTerms, ...more.terms } },
      by,
      ports,
    )

  /** An approval, confirmed by a second person if two are required. */
  async function approve(key: QuoteKey, more: Approved = {}) {
    const decided = await decide(key, more)
    return decided.kind === 'moved' && proposalIn(await found(key))
      ? confirmReferral(key, person('Lea Lead'), ports)
      : decided
  }

  /** Waits until the emails of referrals are sent. */
  async function sent(): Promise<readonly OutgoingEmail[]> {
    server.queue.poke()
    for (let looks = 0; looks < 100; looks += 1) {
      if ((await server.queue.openJobs()).get('referral-mail') === 0) return emails
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('Emails of referrals are still to be sent')
  }

  /** The address behind the button of an email. */
  const addressIn = (email: OutgoingEmail | undefined) =>
    new URL(/https?:\/\/\S+(?:quote=|#)[\w-]{43}/.exec(email?.text ?? '')?.[0] ?? 'about:blank')

  return { ...server, events, actions: ports, quoted, found, decide, approve, sent, addressIn, dtoOf }
}
