import { type Excess, excesses } from '@milepost/domain/quote/excess'
import { parseMoney } from '@milepost/domain/values/money-text'
import { fromPounds, type Pence } from '@milepost/domain/values/pence'
import type { Ending, Expected, MonthlyPrice } from '../person'
import type { Said } from './said'

/** The expected result: each amount to the penny, each page by its name. */
export function expectedIn(said: Said): Expected {
  const expected: Expected = {
    endsOn: said.oneOf('ends on', endingNames) ?? 'Thank you',
    inFull: amountIn(said, 'price in full'),
    thirtyDays: amountIn(said, 'price for 30 days'),
    monthly: monthlyIn(said),
    excesses: said.has('excesses') ? excessesIn(said) : undefined,
    endorsements: said.has('endorsements') ? said.texts('endorsements') : undefined,
    cardPage: said.oneOf('card page', {
      'drop-in': 'drop-in' as const,
      'separate fields': 'separate fields' as const,
    }),
    lastPageTexts: said.texts('is told'),
    documents: said.has('documents') ? said.texts('documents') : undefined,
    mail: said.has('mail') ? said.texts('mail') : undefined,
  }
  said.done()
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

function monthlyIn(said: Said): MonthlyPrice | 'not offered' | undefined {
  if (!said.has('monthly')) return undefined
  if (said.isWords('monthly')) return said.oneOf('monthly', { 'not offered': 'not offered' as const })
  const part = said.part('monthly')
  const [deposit, first, standard, total] = ['deposit', 'first payment', 'then 10 of', 'in all'].map((key) =>
    amountIn(part, key),
  )
  part.done()
  if (deposit === undefined || first === undefined || standard === undefined || total === undefined)
    return said.addMistake('monthly', 'not offered, or a deposit, first payment, then 10 of, in all')
  return { deposit, first, standard, total }
}

function amountIn(said: Said, key: string): Pence | undefined {
  const words = said.words(key)
  return words === undefined ? undefined : amountOf(said, key, words)
}

function excessesIn(said: Said): readonly Excess[] {
  return said.entries('excesses').flatMap(([name, words]) => {
    const code = excesses.find(({ desc }) => desc === name)?.code
    if (code === undefined)
      said.addMistake('excesses', `"${name}" is none of: ${excesses.map(({ desc }) => desc).join('; ')}`)
    const amount = amountOf(said, 'excesses', words)
    return code === undefined || amount === undefined ? [] : [{ code, amount }]
  })
}

function amountOf(said: Said, key: string, words: string): Pence | undefined {
  const read = words.startsWith('£') ? parseMoney(words.slice(1), fromPounds(1_000_000)) : undefined
  return read?.ok ? read.value : said.addMistake(key, `"${words}" is not an amount such as £512.34`)
}
