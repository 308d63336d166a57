import { aSister } from '@milepost/domain/testing/customers'
import { fromPounds } from '@milepost/domain/values/pence'
import { answersFor, now } from '@milepost/pricing/testing/people-by-journey'
import { beforeEach, describe, expect, it } from 'vitest'
import { repriceWithAddOns } from './change-add-ons.ts'
import type { OpenQuote } from './open-quote.ts'
import { saveContact } from './save-contact.ts'
import { contactStore } from './store.ts'
import { pricingSetup } from './testing/pricing-setup.ts'

const setup = await pricingSetup()
const contacts = contactStore(setup.db)
const ports = { ...setup.ports, contacts }
const contact = {
  email: 'alan@morgan.example',
  phone: '01134960100',
  marketing: { emailOptIn: true, phoneOptIn: false, smsOptIn: false },
  documentsByPost: false,
  annualIncome: fromPounds(24_000),
}
const form = { contact, licenceNumber: undefined, drivers: [], addOns: [] }
beforeEach(() => {
  setup.time.now = now
})

describe('the purchase form [API-13] [BUY-13]', () => {
  it('is stored; a complete price of today is unchanged', async () => {
    const { made, asked } = await setup.buyer('acorn_pc')
    const stored = await saveContact({ ...asked, ...form }, ports)
    expect(stored).toMatchObject({ kind: 'kept', hasPriceChanged: false, quote: { current: { version: 1 } } })
    expect(await contacts.findContact(asked)).toEqual(contact)
    expect(made.quote.current.version).toBe(1)
  })

  it('replaces the previous form when it is sent again', async () => {
    const { asked } = await setup.buyer('acorn_pc')
    await saveContact({ ...asked, ...form }, ports)
    const later = { ...contact, phone: '07700900123', annualIncome: undefined }
    await saveContact({ ...asked, ...form, contact: later }, ports)
    const { annualIncome: _none, ...left } = later
    expect(await contacts.findContact(asked)).toEqual(left)
  })

  it('prices the whole quote again after an extra was added, at the same price', async () => {
    const { made, asked } = await setup.buyer('acorn_pc')
    const [option] = (made.quote as OpenQuote).current.assessment.outcome.options
    const keycare = option?.addOns.find(({ code }) => code === 'KEYCARE')
    if (!option || !keycare) throw new Error('No Key Care')
    const named = {
      outcomeId: made.quote.current.outcomeId,
      optionId: option.optionId,
      coverId: option.cover.dataPointId,
    }
    const added = await repriceWithAddOns({ ...asked, named, addOns: [keycare] }, ports)
    if (added.kind !== 'priced') throw new Error(added.kind)
    const current = (added.quote as OpenQuote).current.assessment.outcome.options[0]?.addOns ?? []
    const addOns = current.filter(({ selected }) => selected)
    expect(await saveContact({ ...asked, ...form, addOns }, ports)).toMatchObject({
      kind: 'kept',
      hasPriceChanged: false,
      quote: { current: { version: 3, cause: 'before-buying', choices: { addOns: ['KEYCARE'] } } },
    })
  })

  it('reports a changed price, for example when an extra was removed elsewhere [BUY-14]', async () => {
    const { made, asked } = await setup.buyer('acorn_pc')
    const keycare = (made.quote as OpenQuote).current.assessment.outcome.options[0]?.addOns.find(
      ({ code }) => code === 'KEYCARE',
    )
    if (!keycare) throw new Error('No Key Care')
    expect(await saveContact({ ...asked, ...form, addOns: [keycare] }, ports)).toMatchObject({
      kind: 'kept',
      hasPriceChanged: true,
    })
  })

  it('prices the quote again on a later day [D-164]', async () => {
    const { asked } = await setup.buyer('acorn_pc')
    setup.time.now = new Date('2026-11-17T08:00:00Z')
    expect(await saveContact({ ...asked, ...form }, ports)).toMatchObject({
      quote: { current: { version: 2, risk: { ratedOn: '2026-11-17' } } },
    })
  })

  it('stores licence numbers, and reports one that does not match its driver [BUY-10] [BUY-11]', async () => {
    const { asked } = await setup.buyer('acorn_pc', answersFor('acorn_pc', { drivers: [aSister] }))
    const sister = {
      firstName: 'jo',
      lastName: 'NG',
      dateOfBirth: '1987-03-27',
      licenceNumber: 'NG999853277J99CD',
    }
    expect(await saveContact({ ...asked, ...form, drivers: [sister] }, ports)).toMatchObject({
      kind: 'kept',
      quote: { current: { answers: { additionalDrivers: [{ licenceNumber: 'NG999853277J99CD' }] } } },
    })
    const wrong = { ...asked, ...form, licenceNumber: 'SMITH803277A99AB' }
    expect(await saveContact(wrong, ports)).toMatchObject({
      kind: 'incomplete',
      missing: [{ field: 'proposerDetails.licenceNumber' }],
    })
    const stranger = { ...sister, firstName: 'Joanna' }
    expect(await saveContact({ ...asked, ...form, drivers: [stranger] }, ports)).toEqual({
      kind: 'unknown-driver',
      at: 0,
    })
  })

  it('is not stored for another session, which finds no quote', async () => {
    const { asked } = await setup.buyer('acorn_pc')
    const stranger = { ...asked, session: setup.newSession() }
    expect(await saveContact({ ...stranger, ...form }, ports)).toEqual({ kind: 'not-found' })
    expect(await contacts.findContact(asked)).toBeUndefined()
  })
})
