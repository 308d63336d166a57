import { journeys } from '@milepost/domain/journeys/journeys'
import { addOnCodes, isAddOnCode } from '@milepost/domain/quote/add-ons'
import { pence } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { termsOfExtra } from '../extras/terms-of-extra'
import { typeset } from '../pdf/render'
import { expectAccessible, expectInsideThePage } from '../testing/expect-paper'
import { aPolicy } from '../testing/policies'
import { elements, readPdf } from '../testing/read-pdf'
import { documentTheme } from '../theme'
import { boughtExtras, extraInformation } from './extra-information'

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
  const facts = aPolicy(id)
  return readPdf(
    await typeset(extraInformation(facts, anExtra(code)), documentTheme(facts.terms.brand), false),
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
      expect(pdf.text).toContain('It costs £17.99 for the period of cover, insurance premium tax included.')
    },
  )
})

it('has the limits of the journey [CON-35] [CON-36] [CON-38] [CON-40]', async () => {
  expect((await read('acorn_cv', 'LEGAL_EXPENSES')).text).toContain('up to £50,000 for any one accident')
  expect((await read('acorn_pc', 'KEYCARE')).text).toContain('up to £1,500 in the period of cover')
  expect((await read('acorn_pc', 'PERSONAL_ACCIDENT')).text).toContain('£2,500 when you or your partner die')
  const taxi = await read('acorn_taxi', 'GUARANTEED_TAXI_HIRE_21')
  expect(taxi.text).toContain('for up to 21 days')
})

it('has a short name for each, for lists and file names', () => {
  for (const code of codes) {
    expect(termsOfExtra(code, journeys.acorn_taxi.cover).name).toMatch(/^[A-Za-z ]{5,30}$/)
  }
})

it('is of what was paid for, and not of what comes with the cover', () => {
  const facts = aPolicy('flag_taxi', { quoted: { offer: { selected: ['KEYCARE'] } } })
  expect(facts.option.addOns.filter(({ selected }) => selected).map(({ code }) => code)).toContain(
    'GUARANTEED_TAXI_HIRE_14',
  )
  expect(boughtExtras(facts).map(({ code }) => code)).toEqual(['KEYCARE'])
})
