import { describe, expect, it } from 'vitest'
import { checkBankDetails } from './check-bank-details.ts'
import type { FindBankAccount } from './provider-ports.ts'

/** The bank's reply, and what it was asked. */
function bank(says: Awaited<ReturnType<FindBankAccount>>) {
  const asked: unknown[] = []
  const findBankAccount: FindBankAccount = async (account) => {
    asked.push(account)
    return says
  }
  return { asked, findBankAccount }
}
const yes = (bankName?: string) => bank({ kind: 'found', value: { bankName } })

describe('bank details', () => {
  it.each(['089999', '08-99-99'])(
    'with sort code %s are the same account [DDM-20] [D-186]',
    async (sortCode) => {
      const ports = yes()
      expect(await checkBankDetails({ sortCode, accountNumber: '66374958' }, ports)).toMatchObject({
        kind: 'valid',
      })
      expect(ports.asked).toEqual([{ sortCode: '089999', accountNumber: '66374958' }])
    },
  )

  it('that fail the modulus check are invalid, and no bank is asked [DDM-22] [D-187]', async () => {
    const ports = yes('A bank')
    expect(await checkBankDetails({ sortCode: '089999', accountNumber: '66374959' }, ports)).toEqual({
      kind: 'invalid',
    })
    expect(ports.asked).toEqual([])
  })

  it('that the modulus check does not cover are decided by the bank', async () => {
    const uncovered = { sortCode: '99-99-01', accountNumber: '12345678' }
    expect(await checkBankDetails(uncovered, yes())).toEqual({ kind: 'valid', bankName: undefined })
    expect(await checkBankDetails(uncovered, bank({ kind: 'not-found' }))).toEqual({ kind: 'invalid' })
  })

  it('get the bank name from the bank, or else the name we know [API-03]', async () => {
    const barclays = { sortCode: '202959', accountNumber: '63748472' }
    expect(await checkBankDetails(barclays, yes('Barclays Bank UK'))).toEqual({
      kind: 'valid',
      bankName: 'Barclays Bank UK',
    })
    expect(await checkBankDetails(barclays, yes())).toEqual({ kind: 'valid', bankName: 'Barclays' })
  })

  it.each(['timed-out', 'unreachable', 'broken', 'refused', 'throttled', 'open-circuit'] as const)(
    'are neither valid nor invalid when the bank check is %s [F18]',
    async (reason) => {
      const failed = { kind: 'failed', reason } as const
      const good = { sortCode: '089999', accountNumber: '66374958' }
      expect(await checkBankDetails(good, bank(failed))).toEqual(failed)
    },
  )

  it.each([
    ['000000', '66374958', 'sortCode'],
    ['12345', '66374958', 'sortCode'],
    ['089999', '6637495', 'accountNumber'],
  ])(
    'with sort code %s and account number %s cannot be read [CON-32]',
    async (sortCode, accountNumber, field) => {
      const ports = yes()
      expect(await checkBankDetails({ sortCode, accountNumber }, ports)).toMatchObject({
        kind: 'unreadable',
        field,
      })
      expect(ports.asked).toEqual([])
    },
  )
})
