import { type Pence, pence } from '../values/pence.ts'
import {
  type Account,
  captureLines,
  type LedgerLine,
  type PaidFrom,
  refundLines,
  returnLines,
  saleLines,
} from './ledger.ts'
import type { PaymentOption } from './payment-option.ts'

/** What the records of a payment say that its accounts hold. */
export type PaymentRecords = {
  /** The offer that became a policy; undefined if there is no policy. */
  sold: PaymentOption | undefined
  /** What the card provider captured, and whether all of it went back; undefined if nothing was captured. */
  captured: { amount: Pence; isRefunded: boolean } | undefined
  /** Every refund of part of it, and where it was paid from; undefined if it has not been paid. */
  returned: readonly { number: number; amount: Pence; from: PaidFrom | undefined }[]
  /** What open refunds of a cancellation are going to pay of the customer's debt. */
  covered: Pence
  /** The most that the lender gets from us at a cancellation: what it lent and what it earned, less what it collected. */
  mostToLender: Pence | undefined
}

/** One movement of money, with what was restated of it before. */
export type BookedEntry = { kind: string; lines: readonly LedgerLine[] }

export type RestatedKind = 'sale' | 'capture' | 'refund' | 'cancellation' | `return-${number}`

/** What is booked: the whole entry if it is missing, otherwise the difference. */
export type Restatement = { kind: RestatedKind; isMissing: boolean; lines: readonly LedgerLine[] }

/**
 * What has to be booked for the accounts of a payment to say what its records say (DSK-517). Money that the lender was sent and that is not
 * the lender's belongs to the customer, whose premium it was. What no record explains is at our own cost.
 */
export function restatements(
  records: PaymentRecords,
  booked: readonly BookedEntry[],
): readonly Restatement[] {
  const ofKind = (kind: string) => booked.find((entry) => entry.kind === kind)
  const wanted: readonly { kind: RestatedKind; lines: readonly LedgerLine[] }[] = [
    ...(records.sold ? [{ kind: 'sale' as const, lines: saleLines(records.sold) }] : []),
    ...capturesOf(records),
    ...cancellationOf(records, ofKind('cancellation')),
  ]
  const changes = wanted.flatMap(({ kind, lines }) => restated(kind, lines, ofKind(kind)))
  return [...changes, ...returnsOf(records, booked, changes)]
}

function capturesOf({ captured }: PaymentRecords) {
  if (captured === undefined) return []
  const { amount, isRefunded } = captured
  return [
    { kind: 'capture' as const, lines: captureLines(amount) },
    ...(isRefunded ? [{ kind: 'refund' as const, lines: refundLines(amount) }] : []),
  ]
}

function cancellationOf({ mostToLender }: PaymentRecords, entry: BookedEntry | undefined) {
  if (entry === undefined || mostToLender === undefined) return []
  const tooMuch = -sumOf(entry.lines, 'lender') - mostToLender
  if (tooMuch <= 0) return []
  return [
    {
      kind: 'cancellation' as const,
      lines: together(entry.lines, [
        { account: 'lender', pence: tooMuch },
        { account: 'customer', pence: -tooMuch },
      ]),
    },
  ]
}

/** The customer's debt is paid first, as when a refund is booked on its day. */
function returnsOf(
  { returned, covered }: PaymentRecords,
  booked: readonly BookedEntry[],
  changes: readonly Restatement[],
): readonly Restatement[] {
  const lines = [...booked, ...changes].flatMap((entry) => entry.lines)
  let owed = Math.max(0, -sumOf(lines, 'customer') - covered)
  return returned.flatMap(({ number, amount, from }) => {
    const kind = `return-${number}` as const
    const entry = booked.find((each) => each.kind === kind)
    if (from === undefined) return restated(kind, [], entry)
    if (entry === undefined) {
      const paid = returnLines(amount, pence(owed), from)
      owed = Math.max(0, owed - amount)
      return [{ kind, isMissing: true, lines: paid }]
    }
    const toCustomer = Math.min(Math.max(0, sumOf(entry.lines, 'customer')), amount)
    return restated(kind, returnLines(amount, pence(toCustomer), from), entry)
  })
}

function restated(
  kind: RestatedKind,
  lines: readonly LedgerLine[],
  entry: BookedEntry | undefined,
): readonly Restatement[] {
  const missing = together(
    lines,
    (entry?.lines ?? []).map((line) => ({ ...line, pence: -line.pence })),
  )
  return missing.length > 0 ? [{ kind, isMissing: entry === undefined, lines: missing }] : []
}

/**
 * The line that an entry lacks if it does not come to nothing: what no record explains is at our own cost, on the first account that the
 * entry does not name.
 */
export function lackingLine({ lines }: BookedEntry): LedgerLine | undefined {
  const over = lines.reduce((sum, line) => sum + line.pence, 0)
  const account = inOrder.find((each) => lines.every((line) => line.account !== each))
  return over === 0 || account === undefined ? undefined : { account, pence: -over }
}

const inOrder: readonly Account[] = ['fees', 'insurer', 'bank', 'tax', 'lender', 'card-provider', 'customer']

const sumOf = (lines: readonly LedgerLine[], account: Account): number =>
  lines.reduce((sum, line) => (line.account === account ? sum + line.pence : sum), 0)

/** One line for each account on which anything is left. */
function together(...all: readonly (readonly LedgerLine[])[]): readonly LedgerLine[] {
  const lines = all.flat()
  return inOrder
    .map((account) => ({ account, pence: sumOf(lines, account) }))
    .filter((line) => line.pence !== 0)
}
