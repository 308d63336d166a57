import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { askingOf } from '@milepost/domain/journeys/journey-progress'
import { journeys } from '@milepost/domain/journeys/journeys'
import { isAsked } from '@milepost/domain/questions/question'
import { londonDate } from '@milepost/domain/values/london-time'
import { describe, expect, it } from 'vitest'
import { type Browser, deskServer } from '../testing/desk-server.ts'
import { referredQuote } from './testing/referred-quote.ts'

const server = await deskServer()
const { db } = server
const adviser = (name: string) =>
  server.signedIn({ subject: `staff-${name}`, name, roles: ['adviser'], brands: ['M'] })
const asha = await adviser('Asha Patel')
const amy = await adviser('Amy Stone')
const MILES = 'vehicleDetails.annualMileage'

async function made(change: Parameters<typeof referredQuote>[3] = (answers) => answers) {
  const { reference, answers } = await referredQuote(db, 'M', server.time.now, change)
  const { lastNames, dateOfBirth, address } = answers.proposerDetails
  const details = {
    surname: lastNames,
    dateOfBirth,
    postcode: address?.postcode,
    registration: answers.vehicleDetails.registration,
  }
  const post = (by: Browser, call: string, more: object) =>
    by.ask('POST', `/api/desk/v1/Telephone/${call}`, { body: { brand: 'M', reference, ...more } })
  const get = (call: string, more: Record<string, string>) =>
    asha.ask(
      'GET',
      `/api/desk/v1/Telephone/${call}?${new URLSearchParams({ brand: 'M', reference, ...more })}`,
    )
  return {
    reference,
    answers,
    home: address,
    check: (by = asha, more: object = {}) => post(by, 'CheckCaller', { ...details, ...more }),
    read: (by = asha) =>
      by.ask('GET', `/api/desk/v1/Telephone/GetChangeableAnswers?brand=M&reference=${reference}`),
    change: (more: object = {}, by = asha) =>
      post(by, 'ChangeAnswers', {
        version: 1,
        changes: [{ field: MILES, text: '4000' }],
        hasConsent: true,
        readOut: ['data-protection', 'correct'],
        because: 'Drives less from now on',
        ...more,
      }),
    find: (registration: string) => get('FindCallersVehicle', { registration }),
    addresses: (postcode: string) => get('FindCallersAddresses', { postcode }),
    address: (addressId: string) => get('GetCallersAddress', { addressId }),
    preview: (more: object = {}, by = asha) =>
      post(by, 'PreviewChange', { version: 1, changes: [], ...more }),
    page: async () =>
      (await asha.ask('GET', `/api/desk/v1/Quote/GetCase?brand=M&reference=${reference}`)).body,
  }
}

describe('a caller', () => {
  it('is identified by all five details, and each result is recorded without them [DSK-327]', async () => {
    const { check, reference } = await made()
    expect((await check(asha, { surname: 'Somebody' })).body).toEqual({ isPassed: false })
    expect((await check()).body).toEqual({ isPassed: true })
    const entries = (await server.trail()).filter(({ about }) => about.id === reference)
    expect(entries).toMatchObject([
      { act: 'quote.check-caller', who: 'Asha Patel', after: { isPassed: false } },
      { act: 'quote.check-caller', after: { isPassed: true } },
    ])
    expect(JSON.stringify(entries)).not.toContain('Somebody')
  })

  it('cannot change anything if not identified: not yet, no longer, or only by another adviser [DSK-327]', async () => {
    const { check, read, change, page } = await made()
    expect((await read()).body).toMatchObject({ status: 409, code: 'CONFLICT' })
    await check(amy)
    expect((await change()).body).toMatchObject({ code: 'CONFLICT' })
    await check()
    // Only the last check counts.
    await check(asha, { postcode: 'SW1A 1AA' })
    expect((await change()).body).toMatchObject({ code: 'CONFLICT' })
    await check()
    server.pass(14)
    await asha.session()
    expect((await read()).status).toBe(200)
    server.pass(14)
    await asha.ask('POST', '/api/desk/v1/Session/KeepStaffSession')
    server.pass(3)
    expect((await read()).body).toMatchObject({ code: 'CONFLICT' })
    expect((await page()).version).toBe(1)
  })
})

describe('an answer on the telephone', () => {
  it('is offered for every question of the journey, except what identifies the caller or binds them [DSK-327]', async () => {
    const { check, read, answers } = await made()
    await check()
    const { body } = await read()
    const fields = (part: readonly { field: string }[]) => part.map(({ field }) => field)
    const offered = [...fields(body.answers), ...fields(body.addresses), ...fields(body.lists)]
    const here = { terms: journeys.motorcade_pc, today: londonDate(server.time.now), now: server.time.now }
    const asked = Object.values(journeyDefinition.steps)
      .flat()
      .flatMap(({ of, ask }) => {
        const asking = askingOf(of, answers, { ...here, definition: journeyDefinition })
        return ask.filter((each) => isAsked(each, asking)).map(({ name }) => `${of}.${name}`)
      })
    expect(asked.filter((field) => !offered.includes(field)).sort()).toEqual([
      'coverDetails.hasAgreedDisclaimer',
      'proposerDetails.dateOfBirth',
      'proposerDetails.emailAddress',
      'proposerDetails.firstName',
      'proposerDetails.lastNames',
      'proposerDetails.licenceNumber',
      'proposerDetails.phoneNumber',
      // Offered as another vehicle, which is looked up.
      'vehicleDetails.registration',
    ])
    expect(body.vehicle).toBeDefined()
  })

  it('creates a new version with author and reason, priced by the same rules [DSK-327] [DSK-338]', async () => {
    const { check, read, change, page, reference } = await made()
    await check()
    const { body } = await read()
    expect(body.answers).toContainEqual(expect.objectContaining({ field: MILES, options: expect.any(Array) }))
    // Masked answers are not in the form.
    expect(JSON.stringify(body.answers)).not.toMatch(/dateOfBirth|emailAddress|licenceNumber/)
    const before = await page()
    const changed = await change()
    expect(changed.status, changed.text).toBe(200)
    expect(changed.body).toMatchObject({ version: 2, status: 'priced' })
    const after = await page()
    expect(after.price.total).toBe(changed.body.total)
    expect(after.price.total).not.toBe(before.price.total)
    expect(after.timeline).toContainEqual(
      expect.objectContaining({
        side: 'staff',
        who: 'Asha Patel',
        what: 'Changed answers (version 2) on the telephone',
        words: 'Drives less from now on',
      }),
    )
    expect(after.versions).toMatchObject([
      { version: 1, side: 'customer', who: 'Customer' },
      { version: 2, side: 'staff', who: 'Asha Patel' },
    ])
    const entry = (await server.trail()).find(
      ({ act, about }) => act === 'quote.change' && about.id === reference,
    )
    expect(entry?.after).toEqual({
      version: 2,
      fields: [MILES],
      hasConsent: true,
      readOut: ['data-protection', 'correct'],
    })
  })

  it('is refused with an error at its field, and nothing is stored [DSK-327]', async () => {
    const { check, change, page } = await made()
    await check()
    const fields = async (more: object) =>
      (await change(more)).body.errors?.map(({ field }: { field: string }) => field)
    expect(await fields({ changes: [{ field: MILES, text: 'many' }] })).toEqual([`body.changes.${MILES}`])
    expect(await fields({ changes: [{ field: 'proposerDetails.dateOfBirth', text: '1/1/1990' }] })).toEqual([
      'body.changes.proposerDetails.dateOfBirth',
    ])
    expect(await fields({ changes: [] })).toEqual(['body.changes'])
    expect(await fields({ readOut: ['correct'] })).toEqual(['body.readOut'])
    expect(await fields({ hasConsent: false })).toEqual(['body.hasConsent'])
    expect((await change({ version: 7 })).body).toMatchObject({ code: 'CONFLICT' })
    expect((await page()).version).toBe(1)
  })

  it('creates one version if two are sent simultaneously [DSK-327]', async () => {
    const { check, change, page } = await made()
    await check()
    const replies = await Promise.all([change(), change({ changes: [{ field: MILES, text: '6000' }] })])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await page()).version).toBe(2)
  })
})

describe('another vehicle on the telephone', () => {
  const CAR = 'BX68 WPD'
  const NO_MODEL = 'AB19REG'

  it('is looked up and read out, previewed at the price it will be saved with, then saved [DSK-334] [DSK-337]', async () => {
    const { check, find, preview, change, page, reference } = await made()
    expect((await find(CAR)).body).toMatchObject({ code: 'CONFLICT' })
    await check()
    const found = await find(CAR)
    expect(found.body, found.text).toMatchObject({ registration: CAR, name: expect.any(String) })
    expect(found.body.problem).toBeUndefined()
    const before = await page()
    const vehicle = { registration: CAR }
    const seen = await preview({ vehicle })
    expect(seen.body, seen.text).toMatchObject({ problems: [], status: 'priced' })
    expect(seen.body.total).not.toBe(before.price.total)
    // The value is that of the vehicle that was found, and can be changed.
    const worth = ({ body }: typeof seen) =>
      body.answers.find(({ field }: { field: string }) => field === 'vehicleDetails.value').text
    const cheaper = await preview({ vehicle, changes: [{ field: 'vehicleDetails.value', text: '1500' }] })
    expect(worth(cheaper)).not.toBe(worth(seen))
    expect((await page()).version).toBe(1)

    const changed = await change({ vehicle, changes: [] })
    expect(changed.body, changed.text).toMatchObject({ version: 2, total: seen.body.total })
    expect(JSON.stringify(await page())).toContain(found.body.name)
    const trail = (await server.trail()).filter(({ about }) => about.id === reference)
    expect(trail).toContainEqual(
      expect.objectContaining({ act: 'quote.look-up', who: 'Asha Patel', after: { kind: 'vehicle' } }),
    )
    expect(trail.find(({ act }) => act === 'quote.change')?.after?.['fields']).toContain(
      'vehicleDetails.registration',
    )
    expect(JSON.stringify(trail)).not.toMatch(/BX68 ?WPD/)
  })

  it('needs a model from the customer’s list if the register names none [DSK-334]', async () => {
    const { check, find, preview, change } = await made()
    await check()
    const { models } = (await find(NO_MODEL)).body
    expect(models.options.map(({ desc }: { desc: string }) => desc).at(-1)).toBe('None of these')
    const registration = NO_MODEL
    const problems = async (vehicle: object) =>
      (await preview({ vehicle })).body.problems.map(({ field }: { field: string }) => field)
    expect(await problems({ registration })).toEqual(['vehicle.abiCode'])
    expect(await problems({ registration, abiCode: 'DEMO9999' })).toEqual(['vehicle.abiCode'])
    const abiCode = models.options[0].code
    expect((await change({ vehicle: { registration, abiCode }, changes: [] })).body).toMatchObject({
      version: 2,
    })
  })

  it('is refused with an error at its field if it cannot be insured here or does not exist, and nothing is stored [DSK-334]', async () => {
    const { check, find, change, page } = await made()
    await check()
    for (const registration of ['XY21VAN', 'XY21BKE', 'ER19NFD']) {
      expect((await find(registration)).body.problem, registration).toEqual(expect.any(String))
      const refused = await change({ vehicle: { registration }, changes: [] })
      expect(refused.body.errors, registration).toMatchObject([{ field: 'body.vehicle.registration' }])
    }
    expect((await find("A'; --")).body.errors).toMatchObject([{ field: 'query.registration' }])
    const forged = { registration: CAR, vehicleInfo: { value: 1 } }
    expect((await change({ vehicle: forged, changes: [] })).body.errors).toMatchObject([
      { field: 'body.vehicle.vehicleInfo' },
    ])
    expect((await find('ER19ERR')).status).toBe(503)
    expect((await change({ vehicle: { registration: 'ER19ERR' }, changes: [] })).status).toBe(503)
    expect((await page()).version).toBe(1)
  })
})

describe('an address on the telephone', () => {
  const HOME = 'proposerDetails.address'
  const OVERNIGHT = 'vehicleDetails.overnightAddress'
  const blank = { line1: '', line2: '', line3: '', line4: '', city: '', county: '', postcode: '' }

  it('is found by its postcode, read out line by line, priced and saved, and stays masked throughout [DSK-335]', async () => {
    const { check, read, addresses, address, preview, change, page, reference } = await made()
    expect((await addresses('ID1 1QD')).body).toMatchObject({ code: 'CONFLICT' })
    await check()
    expect((await read()).body.addresses.map(({ field }: { field: string }) => field)).toEqual([HOME])
    const { items } = (await addresses('id1 1qd')).body
    const lines = (await address(items[1].itemId)).body
    expect(lines).toMatchObject({ line1: expect.stringMatching(/\w/), postcode: 'ID1 1QD' })
    const moved = { addresses: [{ field: HOME, lines }], changes: [] }
    const { body } = await preview(moved)
    expect(body).toMatchObject({ problems: [], addresses: [{ field: HOME }] })
    expect(JSON.stringify(body)).not.toContain(lines.line1)
    expect((await change(moved)).body).toMatchObject({ version: 2, total: body.total })
    const text = JSON.stringify(await page())
    expect(text).not.toContain(lines.line1)
    const trail = (await server.trail()).filter(({ about }) => about.id === reference)
    expect(trail.find(({ act }) => act === 'quote.change')?.after?.['fields']).toEqual([HOME])
    expect(trail.filter(({ act }) => act === 'quote.look-up').map(({ after }) => after?.['kind'])).toEqual([
      'addresses',
      'address',
    ])
    expect(JSON.stringify(trail)).not.toMatch(/ID1 1QD/i)
  })

  it('where the vehicle is kept is asked if it is not kept at home, and may be the old home [DSK-335]', async () => {
    const { check, preview, change, home } = await made()
    await check()
    const { country: _uk, ...oldHome } = home ?? { ...blank, country: '' }
    const kept = { field: 'vehicleDetails.isNotKeptAtHomeAddressOverNight', text: 'yes' }
    const opened = (await preview({ changes: [kept] })).body
    expect(opened.problems).toMatchObject([{ field: `addresses.${OVERNIGHT}` }])
    expect(opened.addresses.map(({ field }: { field: string }) => field)).toEqual([HOME, OVERNIGHT])
    const there = { ...blank, line1: '3 Mill Lane', city: 'Leeds', postcode: 'LS1 4AP' }
    const same = [HOME, OVERNIGHT].map((field) => ({ field, lines: there }))
    expect((await change({ changes: [kept], addresses: same })).body.errors).toMatchObject([
      { field: `body.addresses.${OVERNIGHT}` },
    ])
    const apart = [
      { field: HOME, lines: there },
      { field: OVERNIGHT, lines: oldHome },
    ]
    expect((await change({ changes: [kept], addresses: apart })).body).toMatchObject({ version: 2 })
  })

  it('is refused line by line, and so is one that was not asked for; nothing is stored [DSK-335]', async () => {
    const { check, change, page, addresses, address } = await made()
    await check()
    const fields = async (addressesSent: object[]) =>
      (await change({ changes: [], addresses: addressesSent })).body.errors.map(
        ({ field }: { field: string }) => field,
      )
    expect(await fields([{ field: HOME, lines: { ...blank, line1: '1 Row', postcode: 'NOWHERE' } }])).toEqual(
      [`body.addresses.${HOME}.city`, `body.addresses.${HOME}.postcode`],
    )
    const whole = { ...blank, line1: '1 Row', city: 'Leeds', postcode: 'LS1 4AP' }
    expect(await fields([{ field: OVERNIGHT, lines: whole }])).toEqual([`body.addresses.${OVERNIGHT}`])
    expect(await fields([{ field: 'proposerDetails.correspondenceAddress', lines: whole }])).toEqual([
      'body.addresses.proposerDetails.correspondenceAddress',
    ])
    expect(await fields([{ field: HOME, lines: { ...whole, line1: 'x'.repeat(101) } }])).toEqual([
      'body.addresses.0.lines.line1',
    ])
    expect((await addresses('NOWHERE')).body.errors).toMatchObject([{ field: 'query.postcode' }])
    expect((await address('1')).status).toBe(404)
    expect((await addresses('ID1 9ER')).status).toBe(503)
    expect((await page()).version).toBe(1)
  })
})

describe('a preview of changes', () => {
  it('shows what is missing and asks the questions that an answer leads to, which can be answered in the same call [DSK-337]', async () => {
    const { check, preview, change, page } = await made()
    await check()
    const moved = { field: 'proposerDetails.isResidentFromBirth', text: 'no' }
    const since = 'proposerDetails.ukResidenceSince'
    const { body } = await preview({ changes: [moved] })
    expect(body.problems).toMatchObject([{ field: `changes.${since}` }])
    expect(body.answers).toContainEqual(expect.objectContaining({ field: since, text: '' }))
    expect(body.total).toBeUndefined()
    expect((await change({ changes: [moved] })).body.errors).toMatchObject([
      { field: `body.changes.${since}` },
    ])
    expect((await preview({ version: 4 })).body).toMatchObject({ code: 'CONFLICT' })
    expect((await page()).version).toBe(1)
    const changes = [moved, { field: since, text: '1/2/2015' }]
    const { total } = (await preview({ changes })).body
    expect((await change({ changes })).body).toMatchObject({ version: 2, total })
  })
})
