import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PurchaseServer, purchaseServer } from '../testing/purchase-server.ts'
import { voidedRefusal } from './refusals.ts'

const inFull = 'ANNUAL_CARD_IN_FULL'
let server: PurchaseServer
beforeAll(async () => {
  server = await purchaseServer()
})
afterAll(() => server.stop())

it("returns the settings of the provider's client only to the browser that holds the quote [API-09]", async () => {
  const ready = await server.readyToPay()
  const url = `/api/v2/Payment/GetClientData?quoteReference=${ready.reference}`
  expect(await server.send('GET', url, ready.headers)).toMatchObject({
    status: 200,
    body: {
      provider: 'BRAINTREE',
      service: 'sandbox',
      scriptUrl: `${server.sandboxUrl}/cards/v1/client.js`,
      merchantAccountId: expect.any(String),
      wallets: { applePay: true, googlePay: true, payPal: true },
    },
  })
  const stranger = { ...ready.headers, cookie: `__Host-sid=${'s'.repeat(43)}` }
  expect((await server.send('GET', url, stranger)).status).toBe(404)
})

it('starts a drop-in without saved cards, even if the request names a customer who has some [API-11] [T10]', async () => {
  const ready = await server.readyToPay()
  const url = '/api/v1/Checkouts/GetDropInUiToken?merchantAccountId=sandbox'
  const saved = async (query: string) => {
    const { status, body } = await server.send('GET', url + query, ready.headers)
    expect(status).toBe(200)
    return server.cardSandbox.savedCards(body.clientToken)
  }
  const customer = await customerWithSavedCard()
  expect(await saved('')).toEqual([])
  expect(await saved(`&customerId=${customer}`)).toEqual([])
  expect(await saved('&customerId=cus_somebody_else')).toEqual([])
})

/** A customer with a saved card. The provider shows the card in every drop-in that is started for this customer. */
async function customerWithSavedCard(): Promise<string> {
  const buyer = await server.readyToPay()
  const paymentDetails = server.detailsOf(buyer, inFull, { saveCard: true })
  const paid = await server.nonce(buyer, inFull, undefined, undefined, { paymentDetails })
  expect((await server.takeUp(buyer, inFull, paid)).status).toBe(200)
  const attempt = (await server.attempts()).find(({ reference }) => reference === buyer.reference)
  const reply = await fetch(`${server.sandboxUrl}/cards/control/payments?order_id=${attempt?.id}`)
  const { customer } = Object((await reply.json()) as object).payments[0]
  const theirs = await server.ports.cards.forPage('BRAINTREE', 'A').clientToken('A', customer)
  if (theirs.kind !== 'found') throw new Error('The provider gave no token')
  expect(await server.cardSandbox.savedCards(theirs.value)).toHaveLength(1)
  return customer
}

it.each([
  ['', 'Required: send an id of at most 256 characters, from the payment provider'],
  ['?merchantAccountId=other', 'Send the merchantAccountId that GetClientData gave'],
])(
  'answers "Bad Request" to a drop-in request with "%s", and names the field [API-11]',
  async (query, message) => {
    const ready = await server.readyToPay()
    const url = `/api/v1/Checkouts/GetDropInUiToken${query}`
    expect(await server.send('GET', url, ready.headers)).toMatchObject({
      status: 400,
      body: {
        title: 'Bad Request',
        code: 'VALIDATION_ERROR',
        message: 'Bad Request',
        errors: [{ field: 'query.merchantAccountId', message }],
      },
    })
  },
)

it('shows the specified message when a purchase fails after authorisation [ERR-20] [D-212]', () => {
  expect(voidedRefusal('not-wanted').problem).toMatchObject({
    status: 402,
    message: 'There has been an error with your quote purchase. Please try again.',
  })
})
