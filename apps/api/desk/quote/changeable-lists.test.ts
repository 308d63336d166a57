import type { Answers } from '@milepost/domain/questions/answers'
import { driverQuestions } from '@milepost/domain/questions/people/person-questions'
import { aClaim, aDriver } from '@milepost/domain/questions/people/testing'
import { addDays, addYears } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { describe, expect, it } from 'vitest'
import { readTrail } from '../../platform/audit/store.ts'
import { quoteStore } from '../../quote/store.ts'
import { deskServer } from '../testing/desk-server.ts'
import { referredQuote } from './testing/referred-quote.ts'

const server = await deskServer()
const { db, time } = server
const asha = await server.signedIn({ subject: 'asha', name: 'Asha Patel', roles: ['adviser'], brands: ['M'] })
const CLAIMS = 'proposerDetails.motoringClaims'
const today = londonDate(time.now)

/** An identified caller with a quote of their own. */
async function made(change: (answers: Answers) => Answers = (answers) => answers) {
  const { reference, answers } = await referredQuote(db, 'M', time.now, change)
  const { lastNames: surname, dateOfBirth, address } = answers.proposerDetails
  const named = { brand: 'M', reference }
  const post = (call: string, body: object) =>
    asha.ask('POST', `/api/desk/v1/Telephone/${call}`, { body: { ...named, ...body } })
  const { registration } = answers.vehicleDetails
  await post('CheckCaller', { surname, dateOfBirth, postcode: address?.postcode, registration })
  const read = await asha.ask(
    'GET',
    `/api/desk/v1/Telephone/GetChangeableAnswers?brand=M&reference=${reference}`,
  )
  return {
    reference,
    answers,
    listed: read.body.lists as readonly List[],
    change: (lists: object[], more: object = {}) =>
      post('ChangeAnswers', {
        version: 1,
        changes: [],
        lists,
        hasConsent: true,
        readOut: ['data-protection', 'correct'],
        because: 'Told us on the telephone',
        ...more,
      }),
    preview: (lists: object[]) => post('PreviewChange', { version: 1, changes: [], lists }),
    now: async () => {
      const quote = await quoteStore(db).findQuote({ tenant: 'M', reference }, time.now)
      if (quote === undefined) throw new Error('No quote')
      return { version: quote.current.version, answers: quote.current.answers }
    },
  }
}
type Named = { name: string; text: string }
type List = {
  field: string
  ask: readonly { name: string }[]
  within: readonly { name: string }[]
  entries: readonly { answers: readonly Named[] }[]
}
const aClaimNow = (date: string) =>
  Object.entries({
    typeOfClaim: 'A',
    dateOfClaim: date,
    statusOfClaim: 'S',
    atFault: 'yes',
    noClaimsBonusAffected: 'yes',
    costOfClaim: '1200',
  }).map(([name, text]) => ({ name, text }))
const oneClaim = {
  hasMotoringClaims: true,
  motoringClaims: [{ ...aClaim, dateOfClaim: addYears(today, -1) }],
}
const claimed = (answers: Answers): Answers => ({
  ...answers,
  proposerDetails: { ...answers.proposerDetails, ...oneClaim },
})
const withDriver = (answers: Answers): Answers => ({
  ...answers,
  proposerDetails: { ...answers.proposerDetails, hasAdditionalDriver: true },
  additionalDrivers: [aDriver],
})
const named = (answers: Record<string, string>) =>
  Object.entries(answers).map(([name, text]) => ({ name, text }))
const robin: typeof aDriver = {
  ...aDriver,
  firstName: 'Robin',
  relationshipToProposer: 'U',
  isMainDriver: false,
}
const withTwoDrivers = (answers: Answers, second = robin): Answers => ({
  ...withDriver(answers),
  additionalDrivers: [aDriver, second],
})
/** A driver's claim from so many days ago. */
const aHistory = (days: number) => ({
  answers: named({ hasMotoringClaims: 'yes' }),
  lists: [{ name: 'motoringClaims', entries: [{ answers: aClaimNow(dayOf(addDays(today, -days))) }] }],
})
/** A driver as typed, who has had a claim. */
const jo: Record<string, string> = Object.fromEntries(
  driverQuestions.flatMap(({ name, kind }) => {
    const value: unknown = Reflect.get(aDriver, name)
    return value === undefined || kind.input === 'list' ? [] : [[name, kind.show(value as never)]]
  }),
)
const withClaim = { ...jo, hasMotoringClaims: 'yes' }
const dayOf = (date: string) => date.split('-').reverse().join('/')

describe('a list on the telephone', () => {
  it('has the questions and answers of the journey, without masked answers [DSK-333]', async () => {
    const { listed } = await made((answers) => withDriver(claimed(answers)))
    const claims = listed.find(({ field }) => field === CLAIMS)
    expect(claims?.ask.map(({ name }) => name)).toContain('dateOfClaim')
    expect(claims?.entries).toHaveLength(1)
    const drivers = listed.find(({ field }) => field === 'additionalDrivers')
    const shown = drivers?.entries[0]?.answers.map(({ name }) => name) ?? []
    expect(shown).toContain('firstName')
    expect(shown).not.toContain('dateOfBirth')
    expect(shown).not.toContain('licenceNumber')
    expect(drivers?.within.map(({ name }) => name)).toEqual(['motoringClaims', 'motoringConvictions'])
  })

  it('accepts a new entry, creates a version and prices it, recorded by field name only [DSK-333]', async () => {
    const { change, now, reference } = await made()
    const done = await change([
      { field: CLAIMS, entries: [{ answers: aClaimNow(dayOf(addDays(today, -100))) }] },
    ])
    expect(done.status, done.text).toBe(200)
    expect(done.body).toMatchObject({ version: 2 })
    const { version, answers } = await now()
    expect(version).toBe(2)
    expect(answers.proposerDetails).toMatchObject({
      hasMotoringClaims: true,
      motoringClaims: [{ typeOfClaim: 'A', dateOfClaim: addDays(today, -100), costOfClaim: 120_000 }],
    })
    const trail = await readTrail(db, { on: [reference], most: 20 })
    expect(trail.at(-1)).toMatchObject({ act: 'quote.change', after: { fields: [CLAIMS], hasConsent: true } })
    const page = await asha.ask('GET', `/api/desk/v1/Quote/GetCase?brand=M&reference=${reference}`)
    expect(page.text).toContain('motoringClaims')
  })

  it('leaves answers that are not answered again unchanged, and an empty list means none [DSK-333]', async () => {
    const { change, now } = await made(claimed)
    const cost = [{ name: 'costOfClaim', text: '900' }]
    expect((await change([{ field: CLAIMS, entries: [{ was: 0, answers: cost }] }])).status).toBe(200)
    expect((await now()).answers.proposerDetails.motoringClaims).toMatchObject([
      { typeOfClaim: aClaim.typeOfClaim, dateOfClaim: addYears(today, -1), costOfClaim: 90_000 },
    ])
    expect((await change([{ field: CLAIMS, entries: [] }], { version: 2 })).status).toBe(200)
    expect((await now()).answers.proposerDetails.hasMotoringClaims).toBe(false)
  })

  it('can lose a driver, which leaves the other one unchanged, and its only driver, which leaves none [DSK-333]', async () => {
    const {
      change,
      now,
      answers: before,
    } = await made((answers) => withTwoDrivers(answers, { ...robin, ...oneClaim }))
    const drivers = (entries: object[], more: object = {}) =>
      change([{ field: 'additionalDrivers', entries }], more)
    expect((await drivers([{ was: 1, answers: [] }])).status).toBe(200)
    const { proposerDetails, additionalDrivers } = (await now()).answers
    expect(proposerDetails.hasAdditionalDriver).toBe(true)
    expect(additionalDrivers).toEqual(before.additionalDrivers.slice(1))
    expect((await drivers([], { version: 2 })).status).toBe(200)
    const { answers } = await now()
    expect(answers.proposerDetails.hasAdditionalDriver).toBe(false)
    expect(answers.additionalDrivers).toEqual([])
  })

  it('changes the history of a driver, which follows the driver to another position [DSK-333]', async () => {
    const { change, now } = await made((answers) => withTwoDrivers(answers))
    // The first driver is removed, so the second is now the first.
    const done = await change([{ field: 'additionalDrivers', entries: [{ ...aHistory(50), was: 1 }] }])
    expect(done.status, done.text).toBe(200)
    expect((await now()).answers.additionalDrivers).toMatchObject([
      { firstName: 'Robin', hasMotoringClaims: true, motoringClaims: [{ typeOfClaim: 'A' }] },
    ])
  })

  it('is validated by its own questions, with an error for each place, and nothing is stored [DSK-333]', async () => {
    const { change, now } = await made()
    const fieldsOf = async (lists: object[]) => {
      const { status, body } = await change(lists)
      expect(status).toBe(400)
      return body.errors.map(({ field }: { field: string }) => field)
    }
    const future = { answers: aClaimNow(dayOf(addDays(today, 5))) }
    expect(await fieldsOf([{ field: CLAIMS, entries: [future] }])).toEqual([
      `body.lists.${CLAIMS}.0.dateOfClaim`,
    ])
    expect(await fieldsOf([{ field: CLAIMS, entries: [{ answers: [] }] }])).toContain(
      `body.lists.${CLAIMS}.0.typeOfClaim`,
    )
    expect(await fieldsOf([{ field: CLAIMS, entries: [{ was: 3, answers: [] }] }])).toEqual([
      `body.lists.${CLAIMS}.0`,
    ])
    expect(await fieldsOf([{ field: 'proposerDetails.address', entries: [] }])).toEqual([
      'body.lists.proposerDetails.address',
    ])
    expect(await fieldsOf([{ field: CLAIMS, entries: [] }])).toEqual(['body.changes'])
    expect((await now()).version).toBe(1)
  })
})

describe('a driver on the telephone', () => {
  it('is added with a claim in one call, asked the customer’s questions, previewed, and recorded by field name only [DSK-336]', async () => {
    const { change, preview, now, reference } = await made()
    const typed = (more: object) => [
      { field: 'additionalDrivers', entries: [{ answers: named(withClaim), ...more }] },
    ]
    const half = (await preview(typed({}))).body
    // A claim is asked for once the driver has any.
    const asked = half.lists.at(-1).entries[0].asked.map(({ name }: Named) => name)
    expect(asked).toContain('motoringClaims')
    expect(asked).not.toContain('ukResidenceSince')
    expect(half.problems.map(({ field }: { field: string }) => field)).toEqual([
      'lists.additionalDrivers.0.motoringClaims',
    ])
    const whole = typed({ lists: aHistory(80).lists })
    const seen = (await preview(whole)).body
    expect(seen.problems).toEqual([])
    const done = await change(whole)
    expect(done.body, done.text).toMatchObject({ version: 2, status: seen.status })
    expect(done.body.total).toBe(seen.total)
    expect((await now()).answers).toMatchObject({
      proposerDetails: { hasAdditionalDriver: true, isMainDriver: true },
      additionalDrivers: [
        { firstName: 'Jo', isMainDriver: false, motoringClaims: [{ costOfClaim: 120_000 }] },
      ],
    })
    const trail = await readTrail(db, { on: [reference], most: 20 })
    expect(trail.at(-1)?.after).toMatchObject({ fields: ['additionalDrivers'], hasConsent: true })
    expect(JSON.stringify(trail)).not.toMatch(/\bJo\b|\bNg\b/)
  })

  it('is refused by place and question: no agreement, a claim after answering no, a list that drivers do not have [DSK-336]', async () => {
    const { change, now } = await made()
    const fieldsOf = async (entry: object) => {
      const { status, body } = await change([{ field: 'additionalDrivers', entries: [entry] }])
      expect(status).toBe(400)
      return body.errors.map(({ field }: { field: string }) => field)
    }
    const at = 'body.lists.additionalDrivers.0'
    const claimless = { ...jo, hasMotoringClaims: 'no' }
    expect(await fieldsOf({ answers: named({ ...claimless, hasConsented: '' }) })).toEqual([
      `${at}.hasConsented`,
    ])
    expect(await fieldsOf({ answers: named(claimless), lists: aHistory(9).lists })).toEqual([
      `${at}.motoringClaims`,
    ])
    expect(await fieldsOf({ answers: named(claimless), lists: [{ name: 'vehicles', entries: [] }] })).toEqual(
      [`${at}.vehicles`],
    )
    const future = aHistory(-9).lists
    expect(await fieldsOf({ answers: named(withClaim), lists: future })).toEqual([
      `${at}.motoringClaims.0.dateOfClaim`,
    ])
    expect((await now()).version).toBe(1)
  })

  it('has an occupation found by the typed text, as on the site [DSK-336]', async () => {
    const suggest = async (question: string, typed: string) =>
      (
        await asha.ask(
          'GET',
          `/api/desk/v1/Telephone/SuggestAnswers?${new URLSearchParams({ question, typed })}`,
        )
      ).body.items
    expect(JSON.stringify(await suggest('occupation', 'nurs'))).toContain('Nurse')
    expect(JSON.stringify(await suggest('offenceCode', 'SP30'))).toContain('SP30')
    expect(await suggest('toString', 'nurs')).toEqual([])
  })
})
