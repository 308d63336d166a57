import { answersFor } from '@milepost/pricing/testing/people-by-journey'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftStore } from '../../draft/store.ts'
import { realRenderers } from '../../providers/documents/testing/rendered-once.ts'
import { policyStore } from '../../purchase/policy/store.ts'
import { quoteStore } from '../../quote/store.ts'
import { hashOf } from '../../quote/testing/made-quote.ts'
import { type RenewalServer, renewalServer } from '../../renewal/testing/renewal-server.ts'
import { type RestartServer, restartServer } from '../../restart/testing/restart-server.ts'
import { everyRow } from '../db/testing/every-row.ts'
import { DecryptionError } from './aes-encryption.ts'
import { tablesInClear } from './testing/in-clear.ts'

const MORGAN = 'MORGA803277A99AB'
const NG = 'NG999853277J99AB'
const ACCOUNT = '66374958'
const secrets = [MORGAN, NG, ACCOUNT]
const DAY = 86_400_000
const monthly = 'TX_FINANCE_PLAN_V2'

let server: RenewalServer
let restarts: RestartServer
beforeAll(async () => {
  server = await renewalServer()
  restarts = await restartServer()
})
afterAll(async () => {
  await server.stop()
  await restarts.stop()
})

const draftOf = (name: string, licenceNumber: string) => ({
  key: { tenant: 'A', journey: 'acorn_pc', idHash: hashOf(name) } as const,
  answers: {
    proposerDetails: { lastNames: name, licenceNumber },
    additionalDrivers: [{ licenceNumber: NG }],
  },
  besides: { driver: { licenceNumber } },
})

async function saveDraft(draft: ReturnType<typeof draftOf>): Promise<void> {
  await draftStore(server.db).saveDraft({
    ...draft.key,
    answers: draft.answers,
    besides: draft.besides,
    completedSteps: [],
    shape: 1,
    saveId: draft.key.idHash.toString(),
    unconfirmed: [],
    expectedRevision: 0,
    now: server.time.now,
  })
}

async function buyMonthly() {
  const ready = await server.readyToPay()
  const purchase = await server.takeUp(ready, monthly, await server.confirmed(ready, monthly))
  expect(purchase.status, purchase.text).toBe(200)
  return { reference: ready.reference, policyNumber: String(purchase.body.policyNumber) }
}

describe('secret answers, bank details and documents', () => {
  it('are stored in clear in no table: quote, draft, purchase, documents, renewal [T23] [T24]', async () => {
    await saveDraft(draftOf('Morgan', MORGAN))
    server.work(realRenderers)
    const { reference, policyNumber } = await buyMonthly()
    await server.jobsDone({ tenant: 'A', policyNumber })
    const { policy } = await server.subscribe({ answers: answersFor('acorn_taxi') })
    const opening = server.time.now
    for (let days = 10; days >= 0; days -= 1) {
      // Before noon: no notice is sent at night, and no card is charged before its notice (D-278).
      server.at(new Date(policy.coverEnd.getTime() - days * DAY - DAY / 2).toISOString())
      await server.run()
    }
    server.time.now = opening
    expect((await server.policies()).length).toBeGreaterThan(2)

    expect(await tablesInClear(server.db, secrets)).toEqual([])
    // The scan covers rows that contain them.
    const rows = [...(await everyRow(server.db)).values()].flat().join()
    expect(rows.split('encrypted:').length).toBeGreaterThan(5)
    const quote = await quoteStore(server.db).findQuote({ tenant: 'A', reference }, server.time.now)
    expect(quote?.current.answers.proposerDetails.licenceNumber).toBe(MORGAN)
    expect(await draftStore(server.db).findDraft(draftOf('Morgan', MORGAN).key)).toMatchObject(
      (({ answers, besides }) => ({ answers, besides }))(draftOf('Morgan', MORGAN)),
    )
    const storedPolicy = await policyStore(server.db).findPolicy({ tenant: 'A', policyNumber })
    expect(storedPolicy?.account?.accountNumber).toBe(ACCOUNT)
  })

  it('are stored in clear in no table after a restart [RST-13]', async () => {
    const { policyNumber } = await restarts.cancelled()
    const { body: reference } = await restarts.create(policyNumber)
    const { ready } = await restarts.opened(reference)
    expect((await restarts.restart(ready, await restarts.paid(ready))).status).toBe(200)
    expect(await tablesInClear(restarts.db, secrets)).toEqual([])
    const quote = await restarts.quotes.findQuote({ tenant: 'A', reference }, restarts.time.now)
    expect(quote?.current.answers.proposerDetails.licenceNumber).toBe(MORGAN)
  })
})

describe('a value that was moved to another row', () => {
  it('is refused in a quote, and no customer is shown another customer’s licence number', async () => {
    const [one, other] = [await server.readyToPay(), await server.readyToPay()]
    await sql`alter table milepost.quote_version disable trigger user`.execute(server.db)
    await sql`
      update milepost.quote_version as version set answers = other.answers from milepost.quote_version as other
      where version.reference = ${one.reference} and other.reference = ${other.reference}
        and other.version = version.version`.execute(server.db)
    await sql`alter table milepost.quote_version enable trigger user`.execute(server.db)
    const find = (reference: string) =>
      quoteStore(server.db).findQuote({ tenant: 'A', reference }, server.time.now)
    await expect(find(one.reference)).rejects.toThrow(DecryptionError)
    expect((await find(other.reference))?.current.answers.proposerDetails.licenceNumber).toBe(MORGAN)
    const asked = await server.send(
      'GET',
      `/api/v1/Document/GetQuoteDocuments?quoteReference=${one.reference}`,
      {
        ...one.headers,
      },
    )
    expect(asked.text).not.toContain(MORGAN)
  })

  it('is refused in a draft, and so is one moved to another field of it', async () => {
    await saveDraft(draftOf('One', 'ONEEE803277A99AB'))
    await saveDraft(draftOf('Two', 'TWOOO803277A99AB'))
    const find = (name: string) => draftStore(server.db).findDraft(draftOf(name, '').key)
    await sql`
      update milepost.draft as draft set answers = other.answers from milepost.draft as other
      where draft.id_hash = ${hashOf('One')} and other.id_hash = ${hashOf('Two')}`.execute(server.db)
    await expect(find('One')).rejects.toThrow(DecryptionError)
    expect((await find('Two'))?.answers).toEqual(draftOf('Two', 'TWOOO803277A99AB').answers)
    await sql`
      update milepost.draft set answers = jsonb_set(
        answers, '{additionalDrivers,0,licenceNumber}', answers #> '{proposerDetails,licenceNumber}')
      where id_hash = ${hashOf('Two')}`.execute(server.db)
    await expect(find('Two')).rejects.toThrow(DecryptionError)
  })

  it('is refused in policies, payments and documents', async () => {
    const [one, other] = [await buyMonthly(), await buyMonthly()]
    const policies = policyStore(server.db)
    await server.jobsDone({ tenant: 'A', policyNumber: one.policyNumber })
    await server.jobsDone({ tenant: 'A', policyNumber: other.policyNumber })
    await sql`
      update milepost.policy as policy set sealed_account = other.sealed_account from milepost.policy as other
      where policy.policy_number = ${one.policyNumber} and other.policy_number = ${other.policyNumber}`.execute(
      server.db,
    )
    await sql`
      update milepost.payment_attempt as attempt set sealed_account = policy.sealed_account
      from milepost.policy where attempt.id = policy.attempt_id and policy.policy_number = ${other.policyNumber}`.execute(
      server.db,
    )
    const [document] = await policies.documentsOf({ tenant: 'A', policyNumber: one.policyNumber })
    const id = document?.id ?? ''
    expect((await policies.findDocument('A', id))?.bytes?.length).toBeGreaterThan(1_000)
    await sql`
      update milepost.policy_document as document set bytes = other.bytes from milepost.policy_document as other
      where document.id = ${id} and other.policy_number = ${other.policyNumber} and other.kind = document.kind`.execute(
      server.db,
    )
    await expect(policies.findPolicy({ tenant: 'A', policyNumber: one.policyNumber })).rejects.toThrow(
      DecryptionError,
    )
    await expect(
      server.ports.payments.lastAttempt({ tenant: 'A', reference: other.reference }),
    ).rejects.toThrow(DecryptionError)
    await expect(policies.findDocument('A', id)).rejects.toThrow(DecryptionError)
  })
})
