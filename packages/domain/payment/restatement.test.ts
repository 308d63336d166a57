import { describe, expect, it } from 'vitest'
import { pence } from '../values/pence.ts'
import { captureLines, type LedgerLine, returnLines } from './ledger.ts'
import { type BookedEntry, lackingLine, type PaymentRecords, restatements } from './restatement.ts'

const records = (changed: Partial<PaymentRecords> = {}): PaymentRecords => ({
  sold: undefined,
  captured: { amount: pence(500_00), isRefunded: false },
  returned: [],
  covered: pence(0),
  mostToLender: undefined,
  ...changed,
})
const capture: BookedEntry = { kind: 'capture', lines: captureLines(pence(500_00)) }
const sum = (lines: readonly LedgerLine[]) => lines.reduce((all, line) => all + line.pence, 0)

describe('what has to be booked for the accounts of a payment to say what its records say [DSK-517]', () => {
  it('is nothing if they do', () => {
    expect(restatements(records(), [capture])).toEqual([])
  })

  it('is the whole entry if there is none, and otherwise the difference', () => {
    expect(restatements(records(), [])).toEqual([
      { kind: 'capture', isMissing: true, lines: expect.arrayContaining([...capture.lines]) },
    ])
    const less: BookedEntry = { kind: 'capture', lines: captureLines(pence(499_00)) }
    expect(restatements(records(), [less])).toEqual([
      {
        kind: 'capture',
        isMissing: false,
        lines: [
          { account: 'card-provider', pence: 1_00 },
          { account: 'customer', pence: -1_00 },
        ],
      },
    ])
  })

  it('gives the customer what the lender was sent beyond what it lent and earned', () => {
    const sent: BookedEntry = {
      kind: 'cancellation',
      lines: [
        { account: 'insurer', pence: 827_42 },
        { account: 'lender', pence: -827_42 },
      ],
    }
    const found = restatements(records({ mostToLender: pence(758_47) }), [capture, sent])
    expect(found).toEqual([
      {
        kind: 'cancellation',
        isMissing: false,
        lines: [
          { account: 'lender', pence: 68_95 },
          { account: 'customer', pence: -68_95 },
        ],
      },
    ])
    expect(restatements(records({ mostToLender: pence(827_42) }), [capture, sent])).toEqual([])
  })

  it('books a refund that was paid against what the customer was owed, and takes back one that was not paid', () => {
    const owed: BookedEntry = {
      kind: 'cancellation',
      lines: [
        { account: 'insurer', pence: 100_00 },
        { account: 'customer', pence: -100_00 },
      ],
    }
    const paid = { number: 1, amount: pence(150_00), from: 'card-provider' } as const
    const sold: BookedEntry = { kind: 'sale', lines: [{ account: 'customer', pence: 500_00 }] }
    expect(restatements(records({ returned: [paid] }), [sold, capture, owed])).toEqual([
      { kind: 'return-1', isMissing: true, lines: returnLines(pence(150_00), pence(100_00)) },
    ])
    const booked: BookedEntry = { kind: 'return-1', lines: returnLines(pence(150_00), pence(100_00)) }
    const [back] = restatements(records({ returned: [{ ...paid, from: undefined }] }), [capture, booked])
    expect(back?.lines).toEqual(
      expect.arrayContaining(booked.lines.map((line) => ({ ...line, pence: -line.pence }))),
    )
  })

  it('adds the line that an entry lacks, at our own cost', () => {
    expect(lackingLine(capture)).toBeUndefined()
    const half: BookedEntry = { kind: 'capture', lines: [{ account: 'card-provider', pence: 5_00 }] }
    expect(lackingLine(half)).toEqual({ account: 'fees', pence: -5_00 })
    const withFees = [...half.lines, { account: 'fees', pence: 1 } as const]
    const line = lackingLine({ kind: 'capture', lines: withFees })
    expect(line?.account).toBe('insurer')
    expect(sum([...withFees, ...(line ? [line] : [])])).toBe(0)
  })
})
