import { expect, it } from 'vitest'
import { leftPhrases, leftPhrasesIn } from './customer-words.ts'

it.each([
  ['Your policy renews by itself.', '"by itself": say automatically'],
  ['Press Buy Now.', '"Press": say select, choose'],
  ['It is paid by direct debit.', '"direct debit": say Direct Debit'],
  ['Your No Claims Bonus', '"No Claims Bonus": say no claims discount'],
])('suggests a replacement for a phrase we no longer use: %s', (text, why) => {
  expect(leftPhrasesIn(text)).toEqual([why])
})

it.each(['Your policy renews automatically.', 'Pay by Direct Debit.', 'The price was expressed in pounds.'])(
  'finds no problem in: %s',
  (text) => {
    expect(leftPhrasesIn(text)).toEqual([])
  },
)

it('never suggests a phrase that it refuses', () => {
  expect(leftPhrases.flatMap(({ say }) => leftPhrasesIn(say))).toEqual([])
})
