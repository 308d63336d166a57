import { BadRequest, type Fields, fieldsOf, optionalText, text } from '../http/request.ts'

/** A requested mandate. Amounts are whole pence. */
export type AskedMandate = {
  tenant: string
  policyNumber: string
  sortCode: string
  accountNumber: string
  credit: number
  payments: readonly Payment[]
}

type Payment = { on: string; amount: number }

const MOST_PAYMENTS = 60
const accountFields = [
  'sortCode',
  'accountNumber',
  'bankName',
  'accountHolder',
  'accountHolderAddress',
  'accountHolderPostcode',
]

export function readMandate(body: unknown): AskedMandate {
  const fields = fieldsOf(body, ['tenant', 'policyNumber', 'account', 'credit', 'payments'])
  const account = fieldsOf(fields['account'], accountFields, 'account.')
  for (const name of ['accountHolder', 'accountHolderAddress', 'accountHolderPostcode']) text(account, name)
  optionalText(account, 'bankName')
  return {
    tenant: text(fields, 'tenant', 10),
    policyNumber: text(fields, 'policyNumber', 40),
    sortCode: digits(account, 'sortCode', 6),
    accountNumber: digits(account, 'accountNumber', 8),
    credit: pence(fields, 'credit'),
    payments: readPayments(fields['payments']),
  }
}

function readPayments(value: unknown): readonly Payment[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_PAYMENTS)
    throw new BadRequest('payments', `payments must be a list of 1 to ${MOST_PAYMENTS}`)
  return value.map((each: unknown) => {
    const fields = fieldsOf(each, ['on', 'amount'], 'payments.')
    const on = text(fields, 'on')
    if (!/^\d{4}-\d{2}-\d{2}$/.test(on)) throw new BadRequest('on', 'on must be a date written yyyy-MM-dd')
    return { on, amount: pence(fields, 'amount') }
  })
}

function digits(fields: Fields, name: string, count: number): string {
  const value = text(fields, name)
  if (!/^\d+$/.test(value) || value.length !== count)
    throw new BadRequest(name, `${name} must be ${count} digits`)
  return value
}

function pence(fields: Fields, name: string): number {
  const value = fields[name]
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value <= 0)
    throw new BadRequest(name, `${name} must be a whole number of pence above 0`)
  return value
}

/** Why a bank returns a new instruction: the reason codes of Bacs AUDDIS, in the scheme's words. */
const reasons: ReadonlyMap<string, string> = new Map([
  ['1', 'Instruction cancelled by payer'],
  ['2', 'Payer deceased'],
  ['3', 'Account transferred'],
  ['5', 'No account'],
  ['6', 'No instruction'],
  ['B', 'Account closed'],
  ['C', 'Account transferred to a different branch'],
  ['F', 'Invalid account type'],
  ['G', 'Bank will not accept direct debits on account'],
  ['H', 'Instruction has expired'],
  ['I', 'Payer reference is not unique'],
  ['K', 'Instruction cancelled by paying bank'],
  ['L', "Incorrect payer's account details"],
  ['M', 'Transaction code or user status incompatible'],
  ['N', "Transaction disallowed at payer's branch"],
  ['O', 'Invalid reference'],
  ['P', "Payer's name not present"],
  ['Q', "Service user's name blank"],
])

export type Rejection = { code: string; reason: string }

/**
 * The last digits of a rejected account number are the position of its code in 0 to 9 and A to Z: 90000001 is code 1, 90000011 is
 * B.
 */
export const rejectedAccounts: ReadonlyMap<string, Rejection> = new Map(
  [...reasons].map(([code, reason]) => [accountNumberOf(code), { code, reason }]),
)

function accountNumberOf(code: string): string {
  return `900000${String(Number.parseInt(code, 36)).padStart(2, '0')}`
}
