import type { Answers } from '@milepost/domain/questions/answers'
import { aDriver } from '@milepost/domain/questions/people/testing'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { quoteStore } from '../../quote/store.ts'
import { deskServer } from '../testing/desk-server.ts'
import { referredQuote } from './testing/referred-quote.ts'

const server = await deskServer()
const { db, time } = server
const asha = await server.signedIn({ subject: 'asha', name: 'Asha Patel', roles: ['adviser'], brands: ['M'] })
const START = 'coverDetails.effectiveFrom'
const MILES = 'vehicleDetails.annualMileage'
const HOME = 'proposerDetails.address'
const KEPT = 'A restart keeps this as the policy had it'

type Asked = { field: string; text: string; options?: readonly { code: string }[] }
type Form = {
  answers: readonly Asked[]
  vehicle?: object
  addresses: readonly { field: string }[]
  lists: readonly {
    field: string
    isFixed: boolean
    entries: readonly { asked: readonly { name: string }[] }[]
  }[]
}
type Problem = { field: string; message: string }

/** A restart whose policy was never asked the assumed answers; `whole` is its form before it became a restart. */
async function restarted(
  assumed: readonly string[],
  change: (answers: Answers) => Answers = (answers) => answers,
) {
  const { reference, answers } = await referredQuote(db, 'M', time.now, change)
  const { lastNames: surname, dateOfBirth, address } = answers.proposerDetails
  const post = (call: string, body: object) =>
    asha.ask('POST', `/api/desk/v1/Telephone/${call}`, { body: { brand: 'M', reference, ...body } })
  const form = async (): Promise<Form> =>
    (await asha.ask('GET', `/api/desk/v1/Telephone/GetChangeableAnswers?brand=M&reference=${reference}`)).body
  const { registration } = answers.vehicleDetails
  await post('CheckCaller', { surname, dateOfBirth, postcode: address?.postcode, registration })
  const whole = await form()
  const provenance = Object.fromEntries(assumed.map((field) => [field, 'assumed']))
  await sql`
    update milepost.quote set is_restart = true, provenance = ${JSON.stringify(provenance)}::json
     where reference = ${reference}`.execute(db)
  return {
    whole,
    form,
    home: address,
    preview: async (more: object): Promise<{ problems: readonly Problem[] } & Form> =>
      (await post('PreviewChange', { version: 1, changes: [], ...more })).body,
    save: (more: object) =>
      post('ChangeAnswers', {
        version: 1,
        changes: [],
        hasConsent: true,
        readOut: ['data-protection', 'correct'],
        because: 'Told us on the telephone',
        ...more,
      }),
    now: async () => (await quoteStore(db).findQuote({ tenant: 'M', reference }, time.now))?.current,
  }
}

const fieldsOf = (answers: readonly { field: string }[]) => answers.map(({ field }) => field)

/** A different answer. It need not be valid to be refused for its place. */
const otherText = ({ text, options }: Asked) => options?.find(({ code }) => code !== text)?.code ?? '2'

it('of a restart offers only what saving accepts: the start and what was never asked [DSK-339] [RST-07]', async () => {
  const { whole, form, preview, save, now, home } = await restarted([MILES])
  const offered = await form()
  expect(offered).toMatchObject({ addresses: [], lists: [] })
  expect(offered.vehicle).toBeUndefined()
  expect(fieldsOf(offered.answers).sort()).toEqual([START, MILES])
  // Every question of the same quote before it became a restart.
  expect(whole.answers.length).toBeGreaterThan(10)
  for (const asked of whole.answers) {
    const { field } = asked
    const { problems } = await preview({ changes: [{ field, text: otherText(asked) }] })
    const refused = problems.filter(({ message }) => message === KEPT)
    expect(fieldsOf(refused), field).toEqual(
      fieldsOf(offered.answers).includes(field) ? [] : [`changes.${field}`],
    )
  }
  const { country: _uk, ...lines } = { ...home, line1: '3 Mill Lane' }
  const elsewhere: [object, string][] = [
    [{ vehicle: { registration: 'BX68WPD' } }, 'vehicle.registration'],
    [{ addresses: [{ field: HOME, lines }] }, `addresses.${HOME}`],
    [{ lists: [{ field: 'additionalDrivers', entries: [] }] }, 'lists.additionalDrivers'],
  ]
  for (const [change, field] of elsewhere) {
    const refused = await save(change)
    expect(refused.body.errors, field).toEqual([{ field: `body.${field}`, message: KEPT }])
  }
  expect((await now())?.version).toBe(1)
  expect((await save({ changes: [{ field: MILES, text: '4000' }] })).body).toMatchObject({ version: 2 })
})

it('of a restart asks a driver only what the policy never asked, and no driver can be added or removed [DSK-339]', async () => {
  const named = 'isResidentFromBirth'
  const { form, save, now } = await restarted([`additionalDrivers.0.${named}`], (answers) => ({
    ...answers,
    proposerDetails: { ...answers.proposerDetails, hasAdditionalDriver: true },
    additionalDrivers: [aDriver],
  }))
  const { lists } = await form()
  expect(lists).toMatchObject([
    { field: 'additionalDrivers', isFixed: true, entries: [{ asked: [{ name: named }] }] },
  ])
  const drivers = (entries: object[]) => ({ lists: [{ field: 'additionalDrivers', entries }] })
  const errors = [{ field: 'body.lists.additionalDrivers', message: KEPT }]
  expect((await save(drivers([]))).body).toMatchObject({ errors })
  const other = { was: 0, answers: [{ name: 'firstName', text: 'Other' }] }
  expect((await save(drivers([other]))).body).toMatchObject({ errors })
  const since = [
    { name: named, text: 'no' },
    { name: 'ukResidenceSince', text: '1/2/2015' },
  ]
  expect((await save(drivers([{ was: 0, answers: since }]))).body).toMatchObject({ version: 2 })
  expect((await now())?.answers.additionalDrivers[0]).toMatchObject({ ukResidenceSince: '2015-02-01' })
})
