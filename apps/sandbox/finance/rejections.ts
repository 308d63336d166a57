/** Why a bank sends a new instruction back: the reason codes of Bacs AUDDIS, in the scheme's words. */
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

/** An account number that is rejected ends in the place of its code in 0 to 9 and A to Z: 90000001 is code 1, 90000011 is B. */
export const rejectedAccounts: ReadonlyMap<string, Rejection> = new Map(
  [...reasons].map(([code, reason]) => [accountNumberOf(code), { code, reason }]),
)

function accountNumberOf(code: string): string {
  return `900000${String(Number.parseInt(code, 36)).padStart(2, '0')}`
}
