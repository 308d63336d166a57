import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { proofsAsked } from '@milepost/domain/purchase/proofs-asked'
import { aProposer } from '@milepost/domain/questions/people/testing'
import { aCar } from '@milepost/domain/questions/vehicle/testing'
import { journeyIds } from '@milepost/domain/terms/identity'
import { localDate } from '@milepost/domain/values/local-date'
import { pence } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { expectValidEmail } from '../../platform/email/testing/read-email.ts'
import { type PolicyEmailDetails, policyEmail } from './policy-email.ts'

const monthly = {
  now: pence(11_236),
  total: pence(77_936),
  instalments: { firstOn: localDate('2026-12-21'), first: pence(6_070), standard: pence(6_063), count: 11 },
}

const details: PolicyEmailDetails = {
  journey: 'acorn_pc',
  term: 'annual',
  policyNumber: 'A-10000427',
  firstName: 'Pat',
  vehicle: 'Ford Fiesta 1.0 EcoBoost 100 Titanium',
  registration: 'AA19AAA',
  coverStart: new Date('2026-11-20T10:15:00Z'),
  coverEnd: new Date('2027-11-19T23:59:00Z'),
  paid: monthly,
  automaticRenewal: false,
  documentsByPost: false,
  documents: { attached: ['Certificate of motor insurance', 'Policy schedule'], tooLarge: [] },
  hasAccount: true,
  proofs: [],
  follows: undefined,
  endedExtras: [],
}

describe('the policy email', () => {
  it('has the number, the vehicle, the times and the documents [THX-02, D-215]', () => {
    const { subject, text } = policyEmail(details)
    expect(subject).toBe('Your Acorn policy A-10000427')
    expect(text).toContain('Policy number: A-10000427\n')
    expect(text).toContain('Vehicle: Ford Fiesta 1.0 EcoBoost 100 Titanium\nRegistration: AA19 AAA\n')
    expect(text).toContain('Cover starts: 20 November 2026 at 10:15\nCover ends: 19 November 2027 at 23:59\n')
    expect(text).toContain('- Certificate of motor insurance\n- Policy schedule\n')
  })

  it('links to the account, where the customer signs in, and not to any document [D-250, D-217]', () => {
    const { text } = policyEmail(details)
    expect(text).toContain('See my documents:\nhttps://www.acorn.example/sign-in\n')
    expect(text).toContain('All your documents are in your online account.')
    const without = policyEmail({ ...details, hasAccount: false }).text
    expect(without).not.toMatch(/account\.|sign-in/)
    expect(without).toContain('\nCall 0808 157 0132\n')
  })

  it('welcomes a new customer only, and says that a renewed or restarted policy is one [THX-02]', () => {
    expect(policyEmail(details).text).toContain('Welcome to Acorn.')
    const renewed = policyEmail({ ...details, follows: 'renewal' })
    expect(renewed.subject).toBe('Your renewed Acorn policy A-10000427')
    expect(renewed.text).toContain('Your insurance has been renewed.')
    const restarted = policyEmail({ ...details, follows: 'restart' })
    expect(restarted.text).toContain('Your insurance has been restarted.')
    for (const { text } of [renewed, restarted]) expect(text).not.toMatch(/welcome/i)
  })

  it('names an extra that the policy before had and this one does not [AON-02]', () => {
    const extra = 'Breakdown cover: roadside, recovery and home call in the UK'
    const { text } = policyEmail({ ...details, follows: 'renewal', endedExtras: [extra] })
    expect(text).toContain(`What your new policy no longer includes\n\nYour last policy included this.`)
    expect(text).toContain(`- ${extra}`)
    expect(policyEmail(details).text).not.toContain('no longer includes')
  })

  it('names what is too large to attach, and where to get it', () => {
    const documents = { attached: ['Certificate of motor insurance'], tooLarge: ['Policy wording'] }
    const { text } = policyEmail({ ...details, documents })
    expect(text).toContain(
      'Attached:\n\n- Certificate of motor insurance\n\nToo large to attach:\n\n- Policy wording\n',
    )
    expect(text).not.toContain('by post')
    const without = policyEmail({ ...details, documents, hasAccount: false })
    expect(without.text).toContain("Call 0808 157 0132 and we'll send these by post.")
  })

  it('shows UK local time, in summer too', () => {
    const { text } = policyEmail({ ...details, coverStart: new Date('2026-07-02T13:05:00Z') })
    expect(text).toContain('Your cover starts on 2 July 2026 at 14:05, UK time.')
  })

  it('shows what was paid and how the rest is paid, to the penny [D-181, DDM-07]', () => {
    const { text } = policyEmail(details)
    expect(text).toContain('Deposit: £112.36 by card\n')
    expect(text).toContain(
      'Then by Direct Debit: £60.70 on 21 December 2026, then 10 monthly payments of £60.63\n',
    )
    expect(text).toContain('Total, including interest: £779.36\n')
    expect(text).toContain('Larchfield Premium Finance Limited will collect the payments')
  })

  it('shows equal payments as one amount, and says when there is no deposit [D-182]', () => {
    const equal = { ...monthly.instalments, first: monthly.instalments.standard }
    const { text } = policyEmail({ ...details, paid: { ...monthly, now: pence(0), instalments: equal } })
    expect(text).toContain('Deposit: None\n')
    expect(text).toContain('11 monthly payments of £60.63, the first on 21 December 2026\n')
  })

  it('tells a customer who paid by card that all is paid, and does not mention credit', () => {
    const paid = { now: pence(62_340), total: pence(62_340), instalments: undefined }
    const { text } = policyEmail({ ...details, paid })
    expect(text).toContain('You paid £623.40 by card. There is nothing more to pay.')
    expect(text).not.toMatch(/credit|direct debit|interest|Larchfield/i)
  })

  it.each(journeyIds)('names the claims line of %s with its own hours [BUY-02]', (journey) => {
    const { claimsLine } = firmOf(journeys[journey].brand)
    const { text } = policyEmail({ ...details, journey })
    expect(text).toContain(
      `tell us within 24 hours. Call our claims line on ${claimsLine.phone.display}, open 24 hours a day, every day.`,
    )
    expect(text).not.toMatch(/day (or|and) night|[,(] Every /)
  })

  it('says how to cancel in 14 days, and how the credit agreement ends [CON-24]', () => {
    const { text } = policyEmail(details)
    expect(text).toMatch(/You have 14 days.*Call 0808 157 0132 or write to help@acorn\.example/)
    expect(text).toContain('14 days to withdraw from the credit agreement')
  })

  it('lists the proofs that the customer must provide, and omits what we look up ourselves', () => {
    const answers = {
      vehicleDetails: { registration: 'AA19 AAA', vehicleInfo: aCar },
      proposerDetails: aProposer,
      coverDetails: { effectiveFrom: { date: localDate('2026-11-20'), hour: 10, minute: 15 } },
      additionalDrivers: [],
      additionalQuestions: {},
    }
    const proofs = proofsAsked(journeys.acorn_taxi, answers, { deviceProvider: undefined })
    expect(proofs.map(({ code }) => code)).toContain('dvla-record')
    const { text } = policyEmail({ ...details, proofs })
    expect(text).toContain("- Your taxi licences. A photo of every driver's badge")
    expect(text).toContain('By 4 December 2026, 14 days after cover starts.\n')
    expect(text).toContain(
      'Send letters and photos to help@acorn.example, with your policy number, A-10000427.',
    )
    expect(text).not.toMatch(/below|DVLA/)

    const atThePound = proofs.map((proof) => ({ ...proof, code: 'release' as const }))
    expect(policyEmail({ ...details, proofs: atThePound }).text).not.toContain('Send letters')
    expect(policyEmail(details).text).not.toContain('What you need to do')
  })

  it('says whether it renews automatically, which happens only on request [D-168]', () => {
    expect(policyEmail(details).text).toContain("Your policy won't renew automatically.")
    expect(policyEmail({ ...details, automaticRenewal: true }).text).toContain(
      'Your policy will renew automatically',
    )
    const short = { ...details, term: 'thirty-day', automaticRenewal: true } as const
    expect(policyEmail(short).text).toContain('It will renew automatically for another 30 days')
    expect(policyEmail({ ...details, documentsByPost: true }).text).toContain("We'll also send them by post.")
  })

  it('lets no name become a tag, a new line or a text direction mark [T16, T19]', () => {
    const evil = '<b>\u202Etap</b>\r\nBcc: thief@example.com'
    const { subject, text, html } = policyEmail({ ...details, firstName: evil, vehicle: evil })
    expect(html).not.toMatch(/<b>|\u202E/)
    expect(text).not.toMatch(/\u202E|^Bcc/m)
    expect(subject).not.toMatch(/tap/)
  })
})

describe.each(journeyIds)('the policy email of %s', (journey) => {
  it.each(['annual', 'thirty-day', 'impound'] as const)('is valid for %s', (term) => {
    const answers = {
      vehicleDetails: {},
      proposerDetails: {},
      coverDetails: {},
      additionalDrivers: [],
      additionalQuestions: {},
    }
    const proofs = proofsAsked(journeys[journey], answers, { deviceProvider: undefined })
    expectValidEmail(policyEmail({ ...details, journey, term, proofs }))
  })
})
