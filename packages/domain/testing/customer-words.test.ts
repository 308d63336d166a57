import { expect, it } from 'vitest'
import { leftPhrases, leftPhrasesIn } from './customer-words'

it.each([
  ['Your policy renews by itself.', '"by itself": say automatically'],
  ['Press Buy Now.', '"Press": say select, choose'],
  ['It is paid by direct debit.', '"direct debit": say Direct Debit'],
  ['Your No Claims Bonus', '"No Claims Bonus": say no claims discount'],
])('names what to say in place of a phrase we left: %s', (text, why) => {
  expect(leftPhrasesIn(text)).toEqual([why])
})

it.each(['Your policy renews automatically.', 'Pay by Direct Debit.', 'The price was expressed in pounds.'])(
  'has nothing to say of: %s',
  (text) => {
    expect(leftPhrasesIn(text)).toEqual([])
  },
)

it('never advises a phrase it refuses', () => {
  expect(leftPhrases.flatMap(({ say }) => leftPhrasesIn(say))).toEqual([])
})
