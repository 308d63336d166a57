/** Why a bank sends a new instruction back: the reason codes of Bacs AUDDIS, as the scheme publishes them. */
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

/** Our words for a code. The lender's own are not passed on: they may hold anything. */
export function rejectionReason(code: string): string {
  return reasons.get(code) ?? 'Instruction rejected'
}
