import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { afterAll, expect, it } from 'vitest'
import { CONTACT_CALL, contactForm } from '../purchase/testing/contact-form.ts'
import { purchaseServer } from '../purchase/testing/purchase-server.ts'
import { headersOf } from '../quote/testing/quote-server.ts'

const server = await purchaseServer()
server.work()
afterAll(server.stop)

it('purchases a quote with its masked contact details, and sends everything to the real address [T23, D-126]', async () => {
  const ready = await server.readyToPay()
  const { proposerDetails, vehicleDetails } = peopleByJourney.acorn_pc.answers
  const checked = await server.send('POST', '/api/v1/Quote/QuoteDpaCheckByBody', headersOf('acorn_pc'), {
    QuoteReference: ready.reference,
    VehicleRegistration: vehicleDetails.registration,
    Postcode: proposerDetails.address?.postcode,
    Surname: proposerDetails.lastNames,
    DateOfBirth: proposerDetails.dateOfBirth,
  })
  expect(checked.status, checked.text).toBe(200)
  const headers = headersOf('acorn_pc', checked.cookie)
  const { emailAddress, phoneNumber } = checked.body.quoteDetails.proposerDetails
  expect([emailAddress, phoneNumber]).toEqual(['a•••@morgan.example', '•••••••0100'])

  const stored = await server.send(
    'PUT',
    CONTACT_CALL,
    headers,
    contactForm(ready.reference, emailAddress, phoneNumber),
  )
  expect(stored.status, stored.text).toBe(200)

  const code = 'ANNUAL_CARD_IN_FULL'
  const restored = {
    ...ready,
    headers,
    outcomeId: stored.body.underwritingOutcomeResponseId,
    optionId: stored.body.optionId,
  }
  const details = {
    clientReturnURL: '/make-payment',
    saveCard: false,
    currencyCode: 'GBP',
    amount: server.dueOf(restored, code),
    billingAddress: { line1: '1 Sample Street', postcode: 'ID1 1QD' },
  }
  // The page omits the address; one that sends it masked is not trusted.
  for (const email of [{}, { email: emailAddress }]) {
    const cardHolderDetails = { firstName: 'Alan', lastName: 'Morgan', ...email }
    const made = await server.intent(restored, code, { paymentDetails: { ...details, cardHolderDetails } })
    expect(made.status, made.text).toBe(200)
    const attempt = await server.ports.payments.findAttempt(made.body.paymentId)
    expect(attempt?.requested?.billing.email).toBeUndefined()
  }
  const purchase = await server.takeUp(restored, code, await server.confirmed(restored, code))
  expect(purchase.status, purchase.text).toBe(200)
  const key = { tenant: 'A', policyNumber: String(purchase.body.policyNumber) } as const
  await server.jobsDone(key)
  expect((await server.ports.policies.findPolicy(key))?.contact.email).toBe('alan@morgan.example')
  expect(await server.emailsTo('alan@morgan.example')).not.toEqual([])
  expect(await server.emailsTo('•')).toEqual([])
})
