import { journeys } from '@milepost/domain/journeys/journeys'
import { journeyIds } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { documentsIssued, renderPolicyDocument } from './documents.ts'
import {
  expectAccessible,
  expectInert,
  expectInsideThePage,
  expectNothingLeftBehind,
  expectOurWords,
} from './testing/expect-document.ts'
import { journeysOfRun } from './testing/journeys-of-run.ts'
import { aPolicy, type PolicyChanges, readPolicyDocument } from './testing/policies.ts'
import { elements } from './testing/read-pdf.ts'

const kindsOf = (...args: Parameters<typeof aPolicy>) =>
  documentsIssued(aPolicy(...args)).map(({ kind }) => kind)

const always = [
  'welcome-letter',
  'certificate',
  'schedule',
  'statement-of-fact',
  'policy-wording',
  'ipid',
  'terms-of-business',
]

describe('the pack of a policy', () => {
  it('has no credit documents if it was paid in full [THX-02] [D-154]', () => {
    const quoted = { offer: { selected: [] } }
    expect(kindsOf('acorn_pc', { pays: 'in-full', quoted })).toEqual(always)
  })

  it('has the signed agreement and the direct debit confirmation if it is paid monthly [DDM-03] [CON-25]', () => {
    const kinds = kindsOf('acorn_pc', { quoted: { offer: { selected: [] } } })
    expect(kinds).toEqual([
      ...always.slice(0, -1),
      'credit-agreement',
      'direct-debit-confirmation',
      'terms-of-business',
    ])
  })

  it('has the information of each extra that was paid for, next to that of the policy', () => {
    const kinds = kindsOf('acorn_taxi', { quoted: { offer: { selected: ['KEYCARE', 'LEGAL_EXPENSES'] } } })
    expect(kinds.filter((kind) => kind.startsWith('ipid'))).toEqual([
      'ipid',
      'ipid-KEYCARE',
      'ipid-LEGAL_EXPENSES',
    ])
  })

  it('has the subscription terms and no credit documents for thirty days [SUB-08]', () => {
    const quoted = { offer: { term: 'thirty-day' as const } }
    expect(kindsOf('flag_taxi', { quoted })).toEqual([
      ...always.slice(0, -1),
      'subscription-terms',
      'terms-of-business',
    ])
  })

  it('has the telematics terms if driving is measured', () => {
    const measured = journeyIds.filter((id) => kindsOf(id).includes('telematics-terms'))
    expect(measured).toEqual(['acorn_protect', 'carrot_pc', 'mypolicy_telematics'])
  })

  it('has readable names, and file names with brand and policy number [THX-03]', () => {
    const named = documentsIssued(aPolicy('acorn_pc')).map(({ fileName }) => fileName)
    expect(named).toEqual([
      'Acorn welcome letter A-10000427.pdf',
      'Acorn certificate of motor insurance A-10000427.pdf',
      'Acorn policy schedule A-10000427.pdf',
      'Acorn statement of fact A-10000427.pdf',
      'Acorn policy wording A-10000427.pdf',
      'Acorn insurance product information A-10000427.pdf',
      'Acorn insurance product information, Key Care A-10000427.pdf',
      'Acorn insurance product information, Legal expenses A-10000427.pdf',
      'Acorn fixed sum loan agreement A-10000427.pdf',
      'Acorn Direct Debit confirmation A-10000427.pdf',
      'Acorn terms of business A-10000427.pdf',
    ])
  })

  it('has unique kinds of at most 60 characters', () => {
    const selected = [
      'KEYCARE',
      'PC_BREAKDOWN_NATIONAL',
      'EXCESS_REIMBURSEMENT_500',
      'LEGAL_EXPENSES',
    ] as const
    const kinds = kindsOf('acorn_taxi', { quoted: { offer: { selected } } })
    expect(new Set(kinds).size).toBe(kinds.length)
    expect(kinds.every((kind) => kind.length <= 60)).toBe(true)
  })
})

describe.each(journeysOfRun)('the documents of a policy of %s', (id) => {
  const policy = aPolicy(id)
  it.each(documentsIssued(policy).map(({ kind }) => kind))(
    'are rendered completely: %s [THX-02]',
    async (kind) => {
      const pdf = await readPolicyDocument(kind, policy)
      expectInsideThePage(pdf)
      expectNothingLeftBehind(pdf)
      expectOurWords(pdf)
      expect(`${pdf.text}${pdf.pages.map(({ artifacts }) => artifacts)}`).toContain('A-10000427')
      expect(pdf.text).toContain(kind === 'direct-debit-confirmation' ? 'Larchfield' : journeys[id].insurer)
      // A certificate has no sections with headings.
      if (kind !== 'certificate') expectAccessible(pdf)
      pdf.pages.forEach(({ artifacts }, index) => {
        expect(artifacts).toContain(`Page ${index + 1} of ${pdf.pages.length}`)
      })
    },
  )
})

describe('every document of a policy', () => {
  const policy = aPolicy('acorn_protect')
  const kinds = documentsIssued(policy).map(({ kind }) => kind)
  const bytesOf = async (kind: (typeof kinds)[number], changes: PolicyChanges = {}) =>
    Buffer.from(await renderPolicyDocument(kind, aPolicy('acorn_protect', changes)))

  it.each(kinds)(
    '%s has the same bytes for the same policy, even after another policy was rendered [F20]',
    async (kind) => {
      const first = await bytesOf(kind)
      expect(first.subarray(0, 8).toString()).toBe('%PDF-1.7')
      expectInert(first)
      const other = await bytesOf(kind, { policyNumber: 'A-10000428', email: 'łukasz@morgan.example' })
      expect(other.equals(first)).toBe(false)
      expect((await bytesOf(kind)).equals(first)).toBe(true)
    },
  )

  it('cannot be rendered for a policy without it', async () => {
    const paid = aPolicy('acorn_pc', { pays: 'in-full' })
    await expect(renderPolicyDocument('credit-agreement', paid)).rejects.toThrow('has no credit-agreement')
    await expect(renderPolicyDocument('ipid-PERSONAL_ACCIDENT', paid)).rejects.toThrow('has no ipid-PERSONAL')
  })
})

describe('the certificate of motor insurance', () => {
  it('has the items of the form in order and the certification last', async () => {
    const { root, text } = await readPolicyDocument('certificate', aPolicy('acorn_pc'))
    const rows = elements(root, 'TR').map(({ children }) => children.map((cell) => cell.text))
    expect(rows.map(([number, name]) => `${number} ${name}`)).toEqual([
      '1 Registration mark of vehicle',
      '2 Name of policyholder',
      '3 Effective date and time of the commencement of insurance for the purposes of the relevant law',
      '4 Date and time of expiry of insurance',
      '5 Persons or classes of persons entitled to drive',
      '6 Limitations as to use',
    ])
    expect(rows[4]?.[2]).toMatch(/^Alan Morgan; Jo Ng\. /)
    expect(text.indexOf('I hereby certify')).toBeGreaterThan(text.indexOf('Limitations as to use'))
  })

  it('is signed by a named person, for the insurer', async () => {
    const { text } = await readPolicyDocument('certificate', aPolicy('flag_taxi'))
    expect(text).toContain(
      'Imran Thorne\nChief Executive Officer, authorised signatory for Sable & Thorne Insurance Limited',
    )
  })

  it('is black on white, without a brand', async () => {
    const { pages, objects } = await readPolicyDocument('certificate', aPolicy('flag_taxi'))
    const source = [...objects.values()].join('\n')
    const colours = [...source.matchAll(/([\d.]+ [\d.]+ [\d.]+) (?:rg|RG)/g)].map(([, colour]) => colour)
    expect(new Set(colours)).toEqual(new Set(['0 0 0']))
    expect(pages).toHaveLength(1)
    expect(pages[0]?.artifacts).not.toContain('FLAG')
  })
})

describe('the schedule', () => {
  const textOf = async (...args: Parameters<typeof aPolicy>) =>
    (await readPolicyDocument('schedule', aPolicy(...args))).text

  it('states how the price was paid [CON-21]', async () => {
    expect(await textOf('acorn_pc')).toContain('£779.36 in total with interest')
    expect(await textOf('briefly_impound')).toContain('You paid £623.40 in full by card.')
    expect(await textOf('acorn_pc')).toContain('Policy administration fee, not refundable\n£35.00')
  })

  it('states what happens when cover ends, as chosen by the customer [D-168]', async () => {
    expect(await textOf('acorn_pc')).toContain('Your cover ends on 19 November 2027 unless you renew it.')
    expect(await textOf('acorn_pc', { automaticRenewal: true, pays: 'in-full' })).toContain(
      'Your policy renews automatically on 20 November 2027.',
    )
  })

  it.each([
    ['is paid on credit', 'acorn_pc', {}, 'you need to agree to the credit each time'],
    [
      'was paid by a card that is not saved',
      'acorn_pc',
      { pays: 'in-full', isCardSaved: false },
      'you did not save a card',
    ],
    ['is one-off cover', 'briefly_impound', {}, 'this is one-off cover'],
  ] as const)(
    'promises no renewal of a policy that %s, even if the customer asked for it [D-225]',
    async (_what, id, more, why) => {
      const text = await textOf(id, { automaticRenewal: true, ...more })
      expect(text).not.toContain('renews automatically')
      expect(text).toContain(`You asked for automatic renewal, but we can't offer it because ${why}`)
    },
  )
})
