import { type Excess, excesses } from '@milepost/domain/quote/excess'
import { parseMoney } from '@milepost/domain/values/money-text'
import { fromPounds, type Pence } from '@milepost/domain/values/pence'
import type { Ending, Expected, MonthlyPrice } from '../person.ts'
import type { PersonaSection } from './persona-section.ts'

/** The expected result: each amount to the penny, each page by its name. */
export function expectedIn(section: PersonaSection): Expected {
  const expected: Expected = {
    endsOn: section.oneOf('ends on', endingNames) ?? 'Thank you',
    inFull: amountIn(section, 'price in full'),
    thirtyDays: amountIn(section, 'price for 30 days'),
    monthly: monthlyIn(section),
    excesses: section.has('excesses') ? excessesIn(section) : undefined,
    endorsements: section.has('endorsements') ? section.texts('endorsements') : undefined,
    cardPage: section.oneOf('card page', {
      'drop-in': 'drop-in' as const,
      'separate fields': 'separate fields' as const,
    }),
    lastPageTexts: section.texts('is told'),
    documents: section.has('documents') ? section.texts('documents') : undefined,
    mail: section.has('mail') ? section.texts('mail') : undefined,
  }
  section.done()
  return expected
}

const endingNames: Readonly<Record<string, Ending>> = {
  'Thank you': 'Thank you',
  'Policy restarted': 'Policy restarted',
  Results: 'Results',
  Declined: 'Declined',
  Referred: 'Referred',
  'Quote locked': 'Quote locked',
  'First page': 'First page',
} satisfies Record<Ending, Ending>

function monthlyIn(section: PersonaSection): MonthlyPrice | 'not offered' | undefined {
  if (!section.has('monthly')) return undefined
  if (section.isWords('monthly')) return section.oneOf('monthly', { 'not offered': 'not offered' as const })
  const part = section.part('monthly')
  const [deposit, first, standard, total] = ['deposit', 'first payment', 'then 10 of', 'in all'].map((key) =>
    amountIn(part, key),
  )
  part.done()
  if (deposit === undefined || first === undefined || standard === undefined || total === undefined)
    return section.addMistake('monthly', 'not offered, or a deposit, first payment, then 10 of, in all')
  return { deposit, first, standard, total }
}

function amountIn(section: PersonaSection, key: string): Pence | undefined {
  const words = section.words(key)
  return words === undefined ? undefined : amountOf(section, key, words)
}

function excessesIn(section: PersonaSection): readonly Excess[] {
  return section.entries('excesses').flatMap(([name, words]) => {
    const code = excesses.find(({ desc }) => desc === name)?.code
    if (code === undefined)
      section.addMistake('excesses', `"${name}" is none of: ${excesses.map(({ desc }) => desc).join('; ')}`)
    const amount = amountOf(section, 'excesses', words)
    return code === undefined || amount === undefined ? [] : [{ code, amount }]
  })
}

function amountOf(section: PersonaSection, key: string, words: string): Pence | undefined {
  const read = words.startsWith('£') ? parseMoney(words.slice(1), fromPounds(1_000_000)) : undefined
  return read?.ok ? read.value : section.addMistake(key, `"${words}" is not an amount such as £512.34`)
}
