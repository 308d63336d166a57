import { journeys } from '@milepost/domain/journeys/journeys'
import { addOnCodes, isAddOnCode } from '@milepost/domain/quote/add-ons'
import { brandCodes } from '@milepost/domain/terms/identity'
import { pence } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { faceOf } from '../fonts/faces.ts'
import { styles } from '../pdf/lines.ts'
import { renderPdf } from '../pdf/render.ts'
import { termsOfExtra } from '../phrases/extras.ts'
import { expectAccessible, expectInsideThePage } from '../testing/expect-document.ts'
import { journeysOfRun } from '../testing/journeys-of-run.ts'
import { aPolicy } from '../testing/policies.ts'
import { answersOf, aQuote, readDocument } from '../testing/quotes.ts'
import { elements, readPdf } from '../testing/read-pdf.ts'
import { documentTheme } from '../theme.ts'
import { extraInformation, purchasedExtras } from './ipid.ts'

const headings = [
  'What is this type of insurance?',
  'What is insured?',
  'What is not insured?',
  'Are there any restrictions on cover?',
  'Where am I covered?',
  'What are my obligations?',
  'When and how do I pay?',
  'When does the cover start and end?',
  'How do I cancel the contract?',
]

/** More and longer endorsements than any risk has. */
const endorsements = Array.from({ length: 9 }, (_, index) => ({
  name: `Endorsement number ${index}`,
  wording: 'You told us that the vehicle is kept in a locked garage overnight.'.repeat(3),
}))

describe('the insurance product information document', () => {
  it.each(journeysOfRun)('of %s has the nine questions in order, on two pages of A4', async (id) => {
    const selected = [
      'KEYCARE',
      'PC_BREAKDOWN_NATIONAL',
      'EXCESS_REIMBURSEMENT_500',
      'LEGAL_EXPENSES',
    ] as const
    const { root, pages } = await readDocument('ipid', aQuote(id, { offer: { endorsements, selected } }))
    expect(elements(root, 'H1').map(({ text }) => text)).toEqual(['Insurance Product Information Document'])
    expect(elements(root, 'H2').map(({ text }) => text)).toEqual(headings)
    expect(pages).toHaveLength(2)
  })

  it.each(brandCodes)('in the theme of %s has no text with an x-height under 1.2 mm', (code) => {
    const { family } = documentTheme(code)
    const least = (1.2 / 25.4) * 72
    for (const weight of ['regular', 'bold'] as const) {
      const { font } = faceOf(family, weight)
      const height = font.xHeight / font.unitsPerEm
      expect(height * Math.min(styles.panel.size, styles.small.size, styles.label.size)).toBeGreaterThan(
        least,
      )
    }
  })

  it('depends on the level of cover', async () => {
    const at = async (levelOfCover: 'COMP' | 'TPFT' | 'TPO') => {
      const answers = answersOf('acorn_pc')
      const coverDetails = { ...answers.coverDetails, levelOfCover }
      return (await readDocument('ipid', aQuote('acorn_pc', { answers: { ...answers, coverDetails } }))).text
    }
    const [full, fireAndTheft, thirdParty] = [await at('COMP'), await at('TPFT'), await at('TPO')]
    expect(full).toContain('Windscreens and windows: repair or replacement')
    expect(fireAndTheft).toContain('Fire and theft: loss of or damage')
    expect(fireAndTheft).toContain('Damage to your car by accident or vandalism, and broken glass')
    expect(fireAndTheft).not.toContain('Windscreens')
    expect(thirdParty).toContain('Any loss of or damage to your car, including by fire or theft')
    expect(thirdParty).not.toContain('Fire and theft: loss')
  })

  it('has the limits of the journey [CON-33] [CON-34] [CON-37] [CON-39] [CON-40] [CON-41]', async () => {
    const { text: car } = await readDocument('ipid', aQuote('acorn_pc'))
    expect(car).toContain('Up to £20,000,000.')
    expect(car).toContain('£100 for each person. Up to £400 for each incident.')
    expect(car).toContain(
      'You pay the first £25 of a repair and the first £115 of a replacement. The full cost, less your excess.',
    )
    expect(car).toContain('for drivers aged 22 to 75 when cover starts. Up to 7 days.')
    expect(car).not.toContain('Public liability')
    const { text: taxi } = await readDocument('ipid', aQuote('acorn_taxi'))
    expect(taxi).toContain('Up to £2,000,000.')
    expect(taxi).toContain('not through your driving. Up to £5,000,000.')
    const upgraded = aQuote('acorn_taxi', { offer: { selected: ['PUBLIC_LIABILITY_10M'] } })
    expect((await readDocument('ipid', upgraded)).text).toContain('driving. Up to £10,000,000.')
  })

  it('has the price and both payment options to the penny', async () => {
    const { text } = await readDocument('ipid', aQuote('acorn_pc'))
    expect(text).toContain('The price is £689.38')
    expect(text).toContain(
      '£89.53 when you buy, then a first payment of £62.73 and 10 monthly payments of £62.71, £779.36 in total at 33.0% APR',
    )
  })

  it('does not mention credit if there is none', async () => {
    const { text } = await readDocument('ipid', aQuote('briefly_impound'))
    expect(text).not.toMatch(/Direct Debit|credit|APR/)
    expect(text).toContain('ends at 10:16 on 20 December 2026: 30 days.')
    expect(text).toContain('impound insurance for 30 days, until 10:16 on 20 December 2026')
    expect(text).not.toContain('1 minute')
  })
})

const codes = Object.keys(addOnCodes).filter(isAddOnCode)
const anExtra = (code: (typeof codes)[number]) => ({
  code,
  dataPointId: `option-1:${code}`,
  description: code,
  annualCost: pence(1_799),
  monthlyCost: pence(150),
  selected: true,
})

async function read(id: Parameters<typeof aPolicy>[0], code: (typeof codes)[number]) {
  const policy = aPolicy(id)
  return readPdf(
    await renderPdf(extraInformation(policy, anExtra(code)), documentTheme(policy.terms.brand), false),
  )
}

describe.each(codes)('the information about %s', (code) => {
  it.each(['acorn_taxi', 'mypolicy_telematics', 'motorcade_cv'] as const)(
    'has the nine questions on one page, in the theme of %s',
    async (id) => {
      const pdf = await read(id, code)
      expectAccessible(pdf)
      expectInsideThePage(pdf)
      expect(elements(pdf.root, 'H2')).toHaveLength(9)
      expect(pdf.pages).toHaveLength(1)
      expect(pdf.text).toContain('It costs £17.99 for the period of cover, including insurance premium tax.')
    },
  )
})

it('has the limits of the journey [CON-35] [CON-36] [CON-38] [CON-40]', async () => {
  expect((await read('acorn_cv', 'LEGAL_EXPENSES')).text).toContain('up to £50,000 for any one accident')
  expect((await read('acorn_pc', 'KEYCARE')).text).toContain('Up to £1,500 in the period of cover')
  expect((await read('acorn_pc', 'PERSONAL_ACCIDENT')).text).toContain('£2,500 if you or your partner die')
  const taxi = await read('acorn_taxi', 'GUARANTEED_TAXI_HIRE_21')
  expect(taxi.text).toContain('for up to 21 days')
})

it('has a short name for each extra, for lists and file names', () => {
  for (const code of codes) {
    expect(termsOfExtra(code, journeys.acorn_taxi.cover).name).toMatch(/^[A-Za-z ]{5,30}$/)
  }
})

it('exists for each extra that was paid for, but not for one included in the cover', () => {
  const policy = aPolicy('flag_taxi', { quoted: { offer: { selected: ['KEYCARE'] } } })
  expect(policy.option.addOns.filter(({ selected }) => selected).map(({ code }) => code)).toContain(
    'GUARANTEED_TAXI_HIRE_14',
  )
  expect(purchasedExtras(policy).map(({ code }) => code)).toEqual(['KEYCARE'])
})
