import { expect, it } from 'vitest'
import { quoteFacts } from '../quote-facts'
import { aPolicy, readPolicyDocument } from '../testing/policies'
import { aQuote } from '../testing/quotes'
import { elements } from '../testing/read-pdf'

const read = (...args: Parameters<typeof aPolicy>) =>
  readPolicyDocument('statement-of-fact', aPolicy(...args))

it('has every question in the words asked, with its answer, as the quote had it [THX-02]', async () => {
  const { root } = await read('acorn_taxi')
  const rows = elements(root, 'TR').map(({ children }) => children.map(({ text }) => text))
  const told = quoteFacts(aQuote('acorn_taxi')).chapters.flatMap(({ answers }) => answers)
  expect(told.length).toBeGreaterThan(20)
  for (const { question, answer, source } of told) {
    expect(rows).toContainEqual([question, source ? `${answer} (looked up for you)` : answer])
  }
})

it('has the questions of the purchase too', async () => {
  const { root } = await read('acorn_pc', { automaticRenewal: true })
  const rows = elements(root, 'TR').map(({ children }) => children.map(({ text }) => text))
  expect(rows).toContainEqual(['Should your policy renew by itself when it ends?', 'Yes'])
})

it('bears the number and the day of the policy, and speaks of what is done', async () => {
  const { text } = await read('acorn_pc')
  expect(text).toContain('Policy number\nA-10000427')
  expect(text).toContain('Date of purchase\n15 November 2026')
  expect(text).toContain('What you confirmed by buying')
  expect(text).toContain('tell us at once: call 0808 157 0132')
  expect(text).not.toContain('before you buy,')
})
