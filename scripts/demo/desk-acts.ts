import {
  addDataRequest,
  closeDataRequest,
  exportForDataRequest,
  extendDataRequest,
  proposeErasure,
} from '@milepost/contract/desk/calls/data-request'
import { cancelPolicyWithRefund, previewCancellation } from '@milepost/contract/desk/calls/policy/cancelling'
import { getPolicy } from '@milepost/contract/desk/calls/policy/get-policy'
import { takeWork } from '@milepost/contract/desk/calls/queue'
import { getCase } from '@milepost/contract/desk/calls/quote'
import { addNote, markVulnerable } from '@milepost/contract/desk/calls/quote-acts'
import { approveReferral, askCustomer, declineReferral } from '@milepost/contract/desk/calls/referral'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { addDays, type LocalDate } from '@milepost/domain/values/local-date'
import { workIdOf } from '@milepost/domain/work/kinds'
import type { Staff } from './staff.ts'

export type Quote = { brand: BrandCode; reference: string }
type Policy = { brand: BrandCode; policyNumber: string }

/** What the underwriter has read: a decision must name the answers it is based on. */
async function seen(by: Staff, quote: Quote) {
  const { body } = await by.asks(getCase, { query: quote })
  return { ...body, seen: { ...quote, version: body.version } }
}

/** Approves every reason for the referral, with a loading. Beyond the underwriter's authority it waits for a second person. */
export async function approve(by: Staff, quote: Quote, loadingPercent: number): Promise<void> {
  const { seen: looked, referral } = await seen(by, quote)
  const issues = referral?.issues ?? []
  await by.asks(approveReferral, {
    body: {
      ...looked,
      approve: issues.map(({ code, driver, value }) => ({
        code,
        lasts: value === undefined ? ('this-version' as const) : ('until-term-ends' as const),
        ...(driver !== undefined && { driver }),
        ...(value !== undefined && { upTo: Math.ceil(value) }),
      })),
      terms: { loadingPercent, extraExcess: 0, endorsements: [] },
      words: 'Thank you for waiting. We are happy to offer you cover on the terms in this email.',
      because: 'Looked at the whole case, within what we take',
    },
  })
}

export async function turnDown(by: Staff, quote: Quote): Promise<void> {
  const { seen: looked } = await seen(by, quote)
  await by.asks(declineReferral, {
    body: {
      ...looked,
      words: 'We are sorry. We cannot insure a vehicle of this kind, whoever drives it.',
      because: 'Outside what the insurer takes',
    },
  })
}

export async function ask(by: Staff, quote: Quote): Promise<void> {
  const { seen: looked } = await seen(by, quote)
  await by.asks(askCustomer, {
    body: {
      ...looked,
      words: 'For how many weeks of the year is the car kept at the address on the island?',
      because: 'The answer decides whether we can take it',
    },
  })
}

/** Traces of a day's work: a note, a vulnerable customer, and a case with a holder. */
export async function leaveMarks(
  adviser: Staff,
  underwriter: Staff,
  [one, other]: readonly Quote[],
): Promise<void> {
  if (one) {
    await adviser.asks(addNote, {
      body: { ...one, words: 'Rang to ask how long it takes. Told them: by 17:00 tomorrow, by email.' },
    })
    const key = { kind: 'referral', tenant: one.brand, about: `${one.reference}.1` } as const
    await underwriter.asks(takeWork, { body: { work: workIdOf(key) } })
  }
  if (other)
    await adviser.asks(markVulnerable, {
      body: {
        ...other,
        needs: ['more-time', 'plain-words'],
        words: 'Asked us to speak slowly and to repeat figures.',
        hasConsent: true,
      },
    })
}

const MOST_LOOKS = 60

/** Cancels a policy for the figures that were seen, once it is paid; the refund may wait for a second person. */
export async function cancelWithRefund(by: Staff, policy: Policy): Promise<void> {
  const isBeingPaid = async () => (await by.asks(getPolicy, { query: policy })).body.price.isBeingPaid
  for (let looks = 0; (await isBeingPaid()) && looks < MOST_LOOKS; looks += 1)
    await new Promise((resolve) => setTimeout(resolve, 500))
  const asked = { ...policy, reason: 'customer' as const, hasClaimed: false }
  const { figures } = (await by.asks(previewCancellation, { body: asked })).body
  const { charge, toLender, toCard } = figures
  await by.asks(cancelPolicyWithRefund, {
    body: { ...asked, seen: { charge, toLender, toCard }, because: 'Sold the car, told us by telephone' },
  })
}

/** Data requests, one in each state that a page can show. */
export async function dataRequests(
  by: Staff,
  addresses: readonly string[],
  today: LocalDate,
): Promise<number> {
  const request = async (kind: 'export' | 'erase' | 'restrict' | 'correct', daysAgo: number, at: number) => {
    const person = addresses[at % addresses.length] ?? 'nobody@example.com'
    const body = { brand: 'A' as const, kind, person, receivedOn: addDays(today, -daysAgo) }
    return (await by.asks(addDataRequest, { body })).body.id
  }
  await request('export', 2, 0)
  await request('correct', 40, 1)
  const done = await request('export', 9, 2)
  await by.asks(exportForDataRequest, { body: { id: done } })
  await by.asks(closeDataRequest, {
    body: { id: done, decision: 'done', outcome: 'Sent by registered post' },
  })
  const erasure = await request('erase', 5, 3)
  await by.asks(proposeErasure, { body: { id: erasure, because: 'Nothing is owed and no claim is open' } })
  const complex = await request('restrict', 12, 4)
  await by.asks(extendDataRequest, { body: { id: complex, because: 'It concerns several policies' } })
  const refused = await request('erase', 20, 5)
  await by.asks(closeDataRequest, {
    body: { id: refused, decision: 'refused', outcome: 'A claim is open and the records are needed for it' },
  })
  return 6
}
