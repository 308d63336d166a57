import { request } from 'node:http'
import { stopRenewal } from '@milepost/contract/calls/policy'
import { getPriceReceipt, repriceQuoteWithAddOnsQuote } from '@milepost/contract/calls/quote'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { parseEmail } from '@milepost/domain/values/email'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { fromPounds, pence } from '@milepost/domain/values/pence'
import { allPeople } from '../../e2e/personas/all-people.ts'
import type { Person } from '../../e2e/personas/person.ts'
import { personas } from '../../e2e/personas/personas.ts'
import { goodPlate } from '../../e2e/site.ts'
import { buy, type Choices, type Purchase } from '../demo/buy.ts'
import { type Priced, price, type Send } from '../demo/price.ts'
import { recordPolicyDocuments, recordQuoteDocuments } from './documents.ts'
import type { RunningProduct } from './product.ts'
import { fileName, type Recording } from './recording/recording.ts'

/** A person to record, with their own mailbox. */
export type Customer = { name: string; email: string; person: Person } & Story
/** What is special about their case. */
type Story = { choices?: Choices; stopsRenewal?: boolean }

/** A recorded person: their price, and what they bought. */
export type Recorded = Customer & { priced?: Priced; purchase?: Purchase }

/** Every person of the browser tests, and some of them again with a case that leads to an email. */
export function people(): readonly Customer[] {
  const written = allPeople().map((person) => ({
    name: fileName(person.file.replace(/^.*\/|\.yaml$/g, '')),
    person,
  }))
  return [...written, ...inCode(), ...withStories(written.map(({ person }) => person))].map(
    ({ name, person, ...story }) => {
      const address = parseEmail(`${name}@people.example`)
      if (!address.ok) throw new Error(`${name} makes no email address`)
      const proposerDetails = { ...person.answers.proposerDetails, emailAddress: address.value }
      const answers = { ...person.answers, proposerDetails }
      return { name, email: address.value, person: { ...person, answers }, ...story }
    },
  )
}

/**
 * Values with a known response in the sandbox: an account whose mandate is rejected, a card that is declined when charged again.
 */
const rejectedAccount = { sortCode: '99-99-01', accountNumber: '90000001' }
const DECLINED_LATER = '4000000000000341'

function withStories(all: readonly Person[]): readonly ({ name: string; person: Person } & Story)[] {
  const buyers = all.filter(({ arrives, pays }) => arrives === 'by themselves' && pays)
  const monthly = buyers.filter(({ pays }) => pays?.by === 'direct debit')
  const brandOf = ({ journey }: Person) => journey.split('_')[0]
  const firstOfBrands = monthly.filter(
    (person, at) => monthly.findIndex((other) => brandOf(other) === brandOf(person)) === at,
  )
  const renewing = buyers.filter(({ pays }) => pays?.renews).slice(0, 1)
  return [
    ...firstOfBrands.map((person) => ({
      name: `mandate-rejected-${brandOf(person)}`,
      person,
      choices: { account: rejectedAccount },
    })),
    ...renewing.map((person) => ({
      name: 'renewal-declined',
      person,
      choices: { cardNumber: DECLINED_LATER },
    })),
    ...renewing.map((person) => ({ name: 'renewal-stopped', person, stopsRenewal: true })),
  ]
}

/** The people of tests of single pages. Their start of cover, which the page sets, is set here; they get a price and buy nothing. */
function inCode(): readonly { name: string; person: Person }[] {
  const date = addDays(londonDate(new Date()), 1)
  const [typical] = allPeople()
  if (!typical) throw new Error('Nobody is written down')
  return personas.map(({ answers, ...persona }) => {
    const coverDetails = {
      effectiveFrom: { date, hour: 9, minute: 0 },
      voluntaryExcess: pence(0),
      hasAgreedDisclaimer: true,
      ...answers.coverDetails,
    }
    const registration = persona.registration ?? goodPlate(persona.journey)
    const person: Person = {
      ...typical,
      ...persona,
      registration,
      answers: {
        ...answers,
        coverDetails,
        vehicleDetails: { value: fromPounds(9_000), ...answers.vehicleDetails },
      },
      pays: undefined,
      extras: [],
    }
    return { name: `page-${fileName(persona.journey)}`, person }
  })
}

/** One person from answers to a policy, by the site's calls: records every response and every document. */
export async function recordPerson(
  customer: Customer,
  { origin, sandbox }: RunningProduct,
  recording: Recording,
): Promise<Recorded> {
  const { name, person, choices, stopsRenewal } = customer
  const exchanges: Exchange[] = []
  const at = `${person.journey}/${name}`
  try {
    const first = await price(origin, person, listening(exchanges, sendAs(person.journey)))
    const { quoteReference: QuoteReference, underwritingOutcome } = first.results
    if (underwritingOutcome.didDecline || underwritingOutcome.didRefer) return customer
    const { priced, extras } = await withExtras(first)
    await priced.visitor.asks(getPriceReceipt, { query: { QuoteReference } })
    await recordQuoteDocuments(recording, at, priced)
    if (person.pays === undefined) return { ...customer, priced }
    const purchase = await buy(priced, sandbox, { ...choices, extras })
    await recordPolicyDocuments(recording, at, priced, purchase.reference)
    if (stopsRenewal) await priced.visitor.asks(stopRenewal, { body: { policyNumber: purchase.policy } })
    return { ...customer, priced, purchase }
  } catch (error) {
    // A refusal is among the responses; any other error is recorded here.
    exchanges.push({ call: 'ended by', answer: error instanceof Error ? error.message : String(error) })
    return customer
  } finally {
    recording.json(`prices/${at}.json`, { who: person.who, exchanges })
  }
}

/** The price with the extras that this person adds, and the extras by their ids in that price. */
async function withExtras(priced: Priced) {
  const { quoteReference, underwritingOutcome } = priced.results
  const [option] = underwritingOutcome.underwrittenOptions
  const extraCodes = extrasIn(priced)
  if (!option || extraCodes.length === 0) return { priced, extras: [] }
  const { body: results } = await priced.visitor.asks(repriceQuoteWithAddOnsQuote, {
    body: {
      quoteReference,
      underwritingResponseId: underwritingOutcome.underwritingOutcomeResponseId,
      selectedCoverUnderwrittenDataPointId: option.underwrittenCovers[0]?.underwrittenDataPointId ?? '',
      selectedAddOns: extraCodes,
      optionId: option.optionId,
    },
  })
  const withThem = { ...priced, results }
  return { priced: withThem, extras: extrasIn(withThem) }
}

function extrasIn({ person, results }: Priced) {
  const codes: readonly string[] = person.extras.map(({ code }) => code)
  return (results.underwritingOutcome.underwrittenOptions[0]?.underwrittenAddOns ?? [])
    .filter(({ addOnCode }) => codes.includes(addOnCode))
    .map(({ addOnCode: code, underwrittenDataPointId }) => ({ code, underwrittenDataPointId }))
}

type Exchange = { call: string; asked?: unknown; status?: number; answer: unknown }

/** Calls whose responses are recorded; the others are about the progress of a payment and differ every time. */
const recordedCalls =
  /\/(Generate\w+|Reprice\w+|GetPriceReceipt|GetQuoteDocuments|GetPurchase|TakeUpQuote|StopRenewal|UpdateContactPreferences)(?=\?|$)/

/** Records requests and responses. */
function listening(exchanges: Exchange[], send: Send): Send {
  return async (address, init) => {
    const reply = await send(address, init)
    const call = recordedCalls.exec(String(address))?.[1]
    if (call === undefined) return reply
    const asked: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const answer: unknown = JSON.parse((await reply.clone().text()) || 'null')
    // The purchase is polled until its documents are there: only the last response is stored.
    if (call === 'GetPurchase' && exchanges.at(-1)?.call === call) exchanges.pop()
    exchanges.push({ call, ...(asked !== undefined && { asked }), status: reply.status, answer })
    return reply
  }
}

/**
 * Sends as a browser on the journey's own host does, because links are emailed only for that host. `fetch` would send the host that
 * it connects to, and not every machine resolves names under localhost.
 */
function sendAs(journey: JourneyId): Send {
  return (address, init = {}) =>
    new Promise((resolve, reject) => {
      const { port } = new URL(address)
      const headers = {
        ...Object.fromEntries(new Headers(init.headers)),
        host: `${journey.replaceAll('_', '-')}.localhost:${port}`,
      }
      const sent = request(address, { method: init.method ?? 'GET', headers }, (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('error', reject)
        reply.on('end', () => {
          const status = reply.statusCode ?? 0
          const body = status === 204 ? null : Buffer.concat(parts)
          resolve(new Response(body, { status, headers: headersOf(reply.rawHeaders) }))
        })
      })
      sent.on('error', reject)
      sent.end(init.body ?? undefined)
    })
}

/** Node returns names and values alternately, so that a header may occur twice. */
function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers()
  for (let at = 0; at + 1 < raw.length; at += 2) headers.append(raw[at] ?? '', raw[at + 1] ?? '')
  return headers
}
