import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailProvider } from '../../providers/email/email-provider.ts'
import { checkAccounts } from '../accounts/accounts-check-store.ts'
import { sendPolicyEmail } from '../emails/send-to-buyer.ts'
import { cancellationStore } from '../ending/cancellation-store.ts'
import { loanEndingStore } from '../loan/loan-ending-store.ts'
import { type PurchaseServer, purchaseServer } from '../testing/purchase-server.ts'
import { createPortalUser, lodgeMandate, makeDocuments } from './after-purchase.ts'

let server: PurchaseServer
beforeAll(async () => {
  server = await purchaseServer()
  server.work()
})
afterAll(() => server.stop())

const monthly = 'TX_FINANCE_PLAN_V2'

/** A policy with all of its jobs done. */
async function makePurchase(email?: string) {
  const ready = await server.readyToPay('acorn_pc', undefined, email)
  const paid = await server.confirmed(ready, monthly)
  const { body } = await server.takeUp(ready, monthly, paid)
  const key = { tenant: 'A' as const, policyNumber: String(body.policyNumber) }
  await server.jobsDone(key)
  return { ready, paid, key }
}
const purchase = async (ready: Awaited<ReturnType<typeof makePurchase>>['ready']) =>
  (await server.send('GET', `/api/v1/Payment/GetPurchase?QuoteReference=${ready.reference}`, ready.headers))
    .body

describe('after a purchase', () => {
  it('the payment is captured, the documents made, the portal account created and the mandate lodged [THX-02] [F19] [F22]', async () => {
    const { ready, paid, key } = await makePurchase()
    const { policy, status } = await purchase(ready)
    expect(status).toBe('BOUGHT')
    expect(policy).toMatchObject({
      policyNumber: key.policyNumber,
      quoteReference: ready.reference,
      payment: 'TAKEN',
      paidNow: server.dueOf(ready, monthly),
      email: 'buyer@example.com',
      portalUserStatus: 'USER_CREATED',
    })
    expect(policy.instalments.count).toBe(11)
    expect(policy.documents.every(({ isReady }: { isReady: boolean }) => isReady)).toBe(true)
    expect(await server.ports.policies.findMandate(key)).toBe('lodged')
    const { balances } = await server.cardSandbox.ledger(paid.paymentId)
    expect(balances.merchant).toBe(Math.round(server.dueOf(ready, monthly) * 100))
    expect(await checkAccounts(server.db, server.time.now)).toEqual([])
  })

  it('no automatic renewal is promised for a policy on credit, even if it was requested [D-225] [D-168]', async () => {
    const email = 'asks.for.renewal@example.com'
    const ready = await server.readyToPay('acorn_pc', undefined, email)
    const renewing = server.purchaseDto(ready, monthly, { automaticRenewal: true })
    const paid = await server.confirmed(ready, monthly, undefined, undefined, { purchase: renewing })
    const { body } = await server.takeUp(ready, monthly, paid, { automaticRenewal: true })
    const key = { tenant: 'A' as const, policyNumber: String(body.policyNumber) }
    await server.jobsDone(key)
    expect((await server.ports.policies.findPolicy(key))?.requested.automaticRenewal).toBe(true)
    expect((await purchase(ready)).policy.automaticRenewal).toBe(false)
    const [sent = ''] = await server.emailsTo(email)
    expect(sent).toContain('policy won&#39;t renew automatically')
    expect(sent).not.toContain('will renew automatically')
  })

  it('the bank details are stored only in encrypted form [SEC-07] [T24]', async () => {
    const { key } = await makePurchase()
    const policy = await server.ports.policies.findPolicy(key)
    expect(policy?.account?.accountNumber).toBe('66374958')
    for (const table of ['policy', 'payment_attempt', 'payment_event', 'policy_event'] as const) {
      const rows = await server.db.selectFrom(`milepost.${table}`).selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain('66374958')
    }
  })

  it('a bank account that nothing is paid from is not stored, not even encrypted [T24]', async () => {
    const inFull = 'ANNUAL_CARD_IN_FULL'
    const ready = await server.readyToPay()
    const { bankDetails } = server.purchaseDto(ready, monthly)
    const purchase = { ...server.purchaseDto(ready, inFull), bankDetails }
    expect((await server.intent(ready, inFull, { purchase })).status).toBe(200)
    const attempt = await server.ports.payments.liveAttempt({ tenant: 'A', reference: ready.reference })
    expect(attempt?.requested).toBeDefined()
    expect(attempt?.account).toBeUndefined()
  })

  it('every job can run again and changes nothing [F20] [F21] [F23]', async () => {
    const { ready, key } = await makePurchase()
    const before = await purchase(ready)
    const documents = () =>
      server.db
        .selectFrom('milepost.policy_document')
        .select(['id', 'sha256', 'made_at'])
        .where('policy_number', '=', key.policyNumber)
        .orderBy('id')
        .execute()
    const made = await documents()
    const cancellations = cancellationStore(server.db)
    await makeDocuments(key, { ...server.ports, cancellations })
    const failing = async (): Promise<never> => {
      throw new Error('Nobody is asked again')
    }
    expect(await createPortalUser(key, { ...server.ports, createPortalUser: failing })).toBe('done')
    expect(
      await lodgeMandate(key, {
        ...server.ports,
        lodgeMandate: failing,
        loanEndings: loanEndingStore(server.db),
      }),
    ).toBe('lodged')
    expect(await documents()).toEqual(made)
    expect(await purchase(ready)).toEqual(before)
  })

  it('the customer is emailed the policy with its documents, once [F21]', async () => {
    const { key } = await makePurchase('once@example.com')
    const emails = await server.emailsTo('once@example.com')
    expect(emails).toEqual([expect.stringContaining(key.policyNumber)])
    expect(emails[0]).toContain('.pdf')
    expect(await server.ports.policies.wasEmailed(`A:${key.policyNumber}`, 'policy', server.time.now)).toBe(
      true,
    )
  })

  /** A policy whose email was sent; what sends it; and a way to forget that it was. */
  async function emailedPolicy(email: string) {
    const { key } = await makePurchase(email)
    const subject = `A:${key.policyNumber}`
    const emailPort = emailProvider({ smtpUrl: server.smtpUrl, emailFrom: undefined }, { observe: () => {} })
    const noLinks = { renewalAddress: async () => undefined, linkTo: () => undefined }
    return {
      key,
      ports: { ...server.ports, ...emailPort, ...noLinks, cancellations: cancellationStore(server.db) },
      forget: () => server.db.deleteFrom('milepost.mail_sent').where('subject', '=', subject).execute(),
    }
  }

  it('the policy is not emailed again if the process died after the mail server accepted the email [F21]', async () => {
    const { key, ports, forget } = await emailedPolicy('died@example.com')
    const { policies } = ports
    const dies = async (): Promise<never> => {
      throw new Error('Killed')
    }
    await forget()
    const dying = { ...ports, policies: { ...policies, recordEmailed: dies } }
    await expect(sendPolicyEmail(key, dying)).rejects.toThrow('Killed')
    expect(await server.emailsTo('died@example.com')).toHaveLength(2)
    expect(await sendPolicyEmail(key, ports)).toBe(false)
    const later = new Date(ports.clock().getTime() + 12_000)
    expect(await sendPolicyEmail(key, { ...ports, clock: () => later })).toBe(true)
    expect(await server.emailsTo('died@example.com')).toHaveLength(2)

    // A process that died before it handed over the email has sent nothing, so the email is sent now.
    await forget()
    const atFirst = { ...ports, policies: { ...policies, recordHandedOver: dies } }
    expect(await sendPolicyEmail(key, atFirst)).toBe(false)
    expect(await server.emailsTo('died@example.com')).toHaveLength(2)
    expect(await sendPolicyEmail(key, ports)).toBe(true)
    expect(await server.emailsTo('died@example.com')).toHaveLength(3)
  })

  it('the policy is emailed once although the database failed while the email was handed over [F21] [F24]', async () => {
    const { key, ports, forget } = await emailedPolicy('stopped@example.com')
    await forget()
    const { policies } = ports
    const database = { isAway: false, asked: 0 }
    const stopping = {
      ...policies,
      // Stored, but the reply is lost: the email is not completed.
      async recordHandedOver(...handed: Parameters<typeof policies.recordHandedOver>) {
        await policies.recordHandedOver(...handed)
        database.isAway = true
        throw new Error('The database stopped')
      },
      async forgetHandedOver(...handed: Parameters<typeof policies.forgetHandedOver>) {
        database.asked += 1
        if (database.isAway) throw new Error('The database is away')
        await policies.forgetHandedOver(...handed)
      },
    }
    const failing = sendPolicyEmail(key, { ...ports, policies: stopping })
    await expect.poll(() => database.asked).toBeGreaterThan(1)
    // Another process does not know how it ended, and neither sends it nor counts it as sent.
    expect(await sendPolicyEmail(key, ports)).toBe(false)
    database.isAway = false
    expect(await failing).toBe(false)
    expect(await server.emailsTo('stopped@example.com')).toHaveLength(1)
    expect(await sendPolicyEmail(key, ports)).toBe(true)
    expect(await server.emailsTo('stopped@example.com')).toHaveLength(2)
  })

  it('the policy is emailed once if two workers send the email at the same time [F21] [F23]', async () => {
    const { key, ports, forget } = await emailedPolicy('twice@example.com')
    await forget()
    const sent = await Promise.all([1, 2, 3].map(() => sendPolicyEmail(key, ports)))
    expect(sent.filter((isSent) => isSent)).toHaveLength(1)
    expect(await server.emailsTo('twice@example.com')).toHaveLength(2)
    expect(await sendPolicyEmail(key, ports)).toBe(true)
    expect(await server.emailsTo('twice@example.com')).toHaveLength(2)
  })

  it('a failing portal does not affect the policy, and its job is retried [F22]', async () => {
    const ready = await server.readyToPay('acorn_pc', undefined, 'portal-fails@example.com')
    const reply = await server.takeUp(ready, monthly, await server.confirmed(ready, monthly))
    expect(reply).toMatchObject({ status: 200, body: { portalUserStatus: 'USER_NOT_CREATED' } })
    await expect.poll(async () => (await purchase(ready)).policy.portalUserStatus).toBe('USER_NOT_CREATED')
    expect(await server.jobs()).toContain('portal-user')
  })

  it('the reply shows that the customer already has an account [THX-01]', async () => {
    const ready = await server.readyToPay('acorn_pc', undefined, 'portal-exists@example.com')
    await server.takeUp(ready, monthly, await server.confirmed(ready, monthly))
    await expect.poll(async () => (await purchase(ready)).policy.portalUserStatus).toBe('USER_ALREADY_EXISTS')
  })
})

describe('the documents of a policy', () => {
  it('are listed for the browser that bought it and served to it [THX-03] [API-34] [API-35]', async () => {
    const { ready, key } = await makePurchase()
    const url = `/api/v1/Document/GetPolicyDocumentsByPolicyReference/${key.policyNumber}`
    const listed = await server.send('GET', url, ready.headers)
    expect(listed.status).toBe(200)
    for (const { id, fileName } of listed.body) {
      const document = await server.send('GET', `/api/v1/Document/DownloadDocumentById/${id}`, ready.headers)
      expect(document).toMatchObject({ status: 200, text: expect.stringMatching(/^%PDF-/) })
      expect(document.headers['content-disposition']).toContain(fileName)
    }
  })

  it('do not exist for another browser, another brand or a caller without a session [D-250] [T3] [F28]', async () => {
    const { ready, key } = await makePurchase()
    const list = `/api/v1/Document/GetPolicyDocumentsByPolicyReference/${key.policyNumber}`
    const [{ id }] = (await server.send('GET', list, ready.headers)).body
    const strangers = [
      { ...ready.headers, cookie: `__Host-sid=${'s'.repeat(43)}` },
      { ...ready.headers, 'x-tenant': 'M' },
      { ...ready.headers, cookie: '' },
    ]
    for (const headers of strangers) {
      expect(await server.send('GET', list, headers)).toMatchObject({
        status: 404,
        body: { message: 'Policy not found' },
      })
      const document = await server.send('GET', `/api/v1/Document/DownloadDocumentById/${id}`, headers)
      expect(document).toMatchObject({ status: 404, body: { message: 'No document found' } })
      expect(
        (await server.send('GET', `/api/v1/Payment/GetPurchase?QuoteReference=${ready.reference}`, headers))
          .body,
      ).toEqual({
        status: 'NONE',
      })
    }
  })
})

describe('the status of a purchase', () => {
  it('is none before payment, checking while the outcome is unknown, and not charged after a failure [F12] [F28]', async () => {
    const ready = await server.readyToPay()
    const status = async () => (await purchase(ready)).status
    expect(await status()).toBe('NONE')
    const paid = await server.nonce(ready, monthly)
    expect(await status()).toBe('NONE')
    const [attempt] = (await server.attempts()).filter(({ reference }) => reference === ready.reference)
    await server.cardSandbox.fault('any', 'drop-before', attempt?.id ?? '')
    expect((await server.takeUp(ready, monthly, paid)).status).toBe(202)
    expect(await status()).toBe('CHECKING')
    await server.cardSandbox.forgetFaults()
    await expect.poll(status).toBe('NOT_CHARGED')
  })

  it('is checking after a take-up that could not ask the provider, and bought once the provider answers [F12] [F28]', async () => {
    const ready = await server.readyToPay()
    const status = async () => (await purchase(ready)).status
    const paid = await server.confirmed(ready, monthly)
    await server.cardSandbox.fault('any', 'drop-before', paid.paymentId)
    expect((await server.takeUp(ready, monthly, paid)).status).toBe(202)
    expect(await status()).toBe('CHECKING')
    await server.cardSandbox.forgetFaults()
    await expect.poll(status).toBe('BOUGHT')
  })

  it('is none again once the provider answers that it has no card; the quote can then be paid [F11]', async () => {
    const ready = await server.readyToPay()
    const status = async () => (await purchase(ready)).status
    const { paymentId } = (await server.intent(ready, monthly)).body
    const prepared = await server.ports.payments.findAttempt(paymentId)
    const claimed = { paymentId, authorizationId: prepared?.providerRef ?? '' }
    await server.cardSandbox.fault('any', 'drop-before', paymentId)
    expect((await server.takeUp(ready, monthly, claimed)).status).toBe(202)
    expect(await status()).toBe('CHECKING')
    await server.cardSandbox.forgetFaults()
    await expect.poll(status).toBe('NONE')
    const paid = await server.confirmed(ready, monthly)
    expect((await server.takeUp(ready, monthly, paid)).status).toBe(200)
  })

  it('names the card payment service, not a look-up, when it is unavailable before payment [F12]', async () => {
    const ready = await server.readyToPay()
    await server.cardSandbox.fault('any', 'drop-before', undefined)
    const refused = await server.intent(ready, monthly)
    await server.cardSandbox.forgetFaults()
    expect(refused).toMatchObject({
      status: 503,
      body: {
        code: 'PROVIDER_UNAVAILABLE',
        message: 'The card payment service is not available just now. Please try again.',
      },
    })
  })
})
