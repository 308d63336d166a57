import { journeyIdentities } from '@milepost/domain/terms/identity'
import { releasedAnswers } from '@milepost/pricing/testing/releases'
import { expect, it } from 'vitest'
import { storeAsEarlier } from '../../db/testing/sold-earlier'
import { callOf, headersOf } from '../quote/testing/quote-server'
import { byBody, returningServer } from './testing/returning-server'

const { send, made, pass, db } = await returningServer()
const DAY = 24 * 60

it.each(releasedAnswers())(
  'gives back a quote that $release made on $journey, and prices it once it is answered in full [D-266]',
  async ({ journey, answers, risk }) => {
    const { reference, facts, quote } = await made(journey)
    const { brand: tenant } = journeyIdentities[journey]
    await storeAsEarlier(db, { tenant, reference }, { answers, risk })
    pass(DAY)
    const back = await send(byBody(facts), headersOf(journey))
    expect(back).toMatchObject({ status: 200, body: { metaData: { quoteRef: reference } } })
    const rated = await send(
      {
        method: 'PUT',
        url: `/api/v1/Quote/RateExisting${callOf(journey)}Quote`,
        body: { quote, quoteReference: reference },
      },
      headersOf(journey, back.cookie),
    )
    expect(rated.status).toBe(200)
  },
)

it('tells a stored risk that is none as our own fault, and gives nothing half [D-266]', async () => {
  const { reference, facts, answers } = await made()
  await storeAsEarlier(db, { tenant: 'A', reference }, { answers, risk: { journey: 'acorn_pc' } })
  expect((await send(byBody(facts), headersOf('acorn_pc'))).status).toBe(500)
})
