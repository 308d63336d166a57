import { describe, expect, it } from 'vitest'
import { type AccountNumber, parseAccountNumber } from '../account-number.ts'
import { parseSortCode, type SortCode } from '../sort-code.ts'
import { checkBankAccount } from './bank-account.ts'
import published from './published-cases.json' with { type: 'json' }

function account(sortCode: string, accountNumber: string): [SortCode, AccountNumber] {
  const code = parseSortCode(sortCode)
  const number = parseAccountNumber(accountNumber)
  if (!code.ok || !number.ok) throw new Error(`Not an account: ${sortCode} ${accountNumber}`)
  return [code.value, number.value]
}

describe('the published cases', () => {
  it('are all 34', () => {
    expect(published.cases).toHaveLength(34)
  })

  it.each(published.cases)('%s', (line) => {
    const [, sortCode = '', accountNumber = '', verdict] = line.split(' ')
    const expected = verdict === 'valid:' ? 'passed' : 'failed'
    expect(checkBankAccount(...account(sortCode, accountNumber))).toBe(expected)
  })
})

it('reports a sort code that has no row in the table', () => {
  expect(checkBankAccount(...account('00-00-01', '12345678'))).toBe('not-covered')
})

it('returns the same result for any number and any order of calls', () => {
  const special = account('772798', '99345694')
  const plain = account('770100', '10000074')
  const before = checkBankAccount(...plain)
  expect(checkBankAccount(...special)).toBe('passed')
  expect(checkBankAccount(...plain)).toBe(before)
})
