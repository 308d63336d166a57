import { fromQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { checkAnswers } from '@milepost/domain/journeys/journey-progress'
import { journeys } from '@milepost/domain/journeys/journeys'
import { aSister } from '@milepost/domain/testing/customers'
import { londonDate } from '@milepost/domain/values/london-time'
import { answersFor } from '@milepost/pricing/testing/people-by-journey'
import { describe, expect, it } from 'vitest'
import { quoteStore } from '../quote/store.ts'
import { headersOf } from '../quote/testing/quote-server.ts'
import { byBody, retrievalServer } from './testing/retrieval-server.ts'

const server = await retrievalServer()
const { send, made, db } = server
const stranger = () => headersOf('acorn_pc')

describe('a restored quote', () => {
  const drivers = [aSister]

  it('contains no address, number or licence that could be used elsewhere [T23]', async () => {
    const { securityAnswers } = await made('acorn_pc', answersFor('acorn_pc', { drivers }))
    const { text, body } = await send(byBody(securityAnswers), stranger())
    for (const secret of ['alan@', '01134960100', '0113496', 'MORGA803277A99AB', 'NG999853277J99AB', 'A99AB'])
      expect(text).not.toContain(secret)
    expect(body.quoteDetails.proposerDetails).toMatchObject({
      emailAddress: 'a•••@morgan.example',
      phoneNumber: '•••••••0100',
      licenceNumber: '••••••••••••••••',
    })
  })

  it('comes back masked, is priced with the stored answers, and reaches the purchase form unmasked [T23]', async () => {
    const { reference, securityAnswers } = await made('acorn_pc', answersFor('acorn_pc', { drivers }))
    const { body, cookie } = await send(byBody(securityAnswers), stranger())
    const headers = headersOf('acorn_pc', cookie)
    const rate = { method: 'PUT', url: '/api/v1/Quote/RateExistingPrivateCarQuote' } as const
    const quote = {
      ...body.quoteDetails,
      vehicleDetails: { ...body.quoteDetails.vehicleDetails, annualMileage: 9000 },
    }
    const rated = await send({ ...rate, body: { quoteReference: reference, quote } }, headers)
    expect(rated.status, rated.text).toBe(200)
    const stored = await quoteStore(db).findQuote({ tenant: 'A', reference }, new Date())
    if (stored === undefined) throw new Error('No quote')
    const { answers } = stored.current
    expect(answers.vehicleDetails.annualMileage).toBe(9000)
    expect(answers.proposerDetails).toMatchObject({
      emailAddress: 'alan@morgan.example',
      phoneNumber: '01134960100',
      licenceNumber: 'MORGA803277A99AB',
    })
    expect(answers.additionalDrivers[0]?.licenceNumber).toBe('NG999853277J99AB')

    const contact = (contactEmail: string, contactPhoneNumber: string) => ({
      method: 'PUT' as const,
      url: '/api/v1/Contact/UpdateContactPreferences',
      body: {
        quoteReference: reference,
        contactDetails: {
          contactEmail,
          contactPhoneNumber,
          marketingPreferenceEmail: false,
          marketingPreferencePhone: false,
          marketingPreferenceSms: false,
        },
        selectedAddOns: [],
      },
    })
    const saved = await send(contact('a•••@morgan.example', '•••••••0100'), headers)
    expect(saved.status, saved.text).toBe(200)
    const row = await db
      .selectFrom('milepost.quote_contact')
      .select('contact')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    expect(row.contact).toMatchObject({ email: 'alan@morgan.example', phone: '01134960100' })
    const invented = await send(contact('b•••@morgan.example', '•••••••0100'), headers)
    expect([invented.status, invented.body.errors[0].field]).toEqual([
      400,
      'body.contactDetails.contactEmail',
    ])
    const other = await send(contact('a•••@morgan.example', '•••••••9999'), headers)
    expect(other.body.errors[0].field).toBe('body.contactDetails.contactPhoneNumber')
  })

  it('is refused with the field if no quote is stored, or if the masked value differs from the stored one [T23]', async () => {
    const { reference, securityAnswers, owner, quote } = await made()
    const { body } = await send(byBody(securityAnswers), stranger())
    const fresh = await send(
      { method: 'POST', url: '/api/v1/Quote/GeneratePrivateCarQuote', body: { quote: body.quoteDetails } },
      stranger(),
    )
    expect(fresh.status).toBe(400)
    expect(fresh.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'body.quote.proposerDetails.emailAddress',
      'body.quote.proposerDetails.phoneNumber',
      'body.quote.proposerDetails.licenceNumber',
    ])
    const forged = {
      ...quote,
      proposerDetails: { ...quote.proposerDetails, emailAddress: 'z•••@else.example' },
    }
    const rated = await send(
      {
        method: 'PUT',
        url: '/api/v1/Quote/RateExistingPrivateCarQuote',
        body: { quoteReference: reference, quote: forged },
      },
      owner,
    )
    expect([rated.status, rated.body.errors[0].field]).toEqual([
      400,
      'body.quote.proposerDetails.emailAddress',
    ])
  })

  it('is complete in the browser, which asks nothing again [RET-08]', async () => {
    const { securityAnswers } = await made('acorn_pc', answersFor('acorn_pc', { drivers }))
    const { body } = await send(byBody(securityAnswers), stranger())
    const terms = journeys.acorn_pc
    const restored = fromQuoteDto(body.quoteDetails, terms, 'stored-quote')
    const now = server.time.now
    const checked = checkAnswers(restored, {
      terms,
      definition: journeyDefinition,
      now,
      today: londonDate(now),
    })
    expect(checked).toMatchObject({ ok: true })
  })
})
