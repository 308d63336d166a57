type Rejection = {
  /** As staff read it. */
  cause: string
  /** As the customer reads it, if they can act on it. The other causes are between banks, or not suitable for an email. */
  told?: string
}

const CANCELLED = 'Your bank says the Direct Debit was cancelled.'
const MOVED = 'Your bank says the account has moved to another bank or branch.'
const NOT_FOUND =
  "Your bank says it doesn't have this account. Please check the sort code and account number."
const NO_DIRECT_DEBITS =
  "Your bank says this account can't pay Direct Debits. Some accounts, such as savings accounts, can't."

/** Why a bank rejected a new Direct Debit, by the codes of Bacs (F19). */
const rejections: ReadonlyMap<string, Rejection> = new Map([
  ['1', { cause: 'The customer cancelled it', told: CANCELLED }],
  ['2', { cause: 'The account holder has died' }],
  ['3', { cause: 'The account has moved to another bank', told: MOVED }],
  ['5', { cause: 'There is no such account', told: NOT_FOUND }],
  ['6', { cause: 'The bank has no such instruction' }],
  ['B', { cause: 'The account is closed', told: 'Your bank says the account is closed.' }],
  ['C', { cause: 'The account has moved to another branch', told: MOVED }],
  ['F', { cause: 'This kind of account cannot pay by Direct Debit', told: NO_DIRECT_DEBITS }],
  ['G', { cause: 'The bank takes no Direct Debits on this account', told: NO_DIRECT_DEBITS }],
  ['H', { cause: 'The instruction has expired' }],
  ['I', { cause: 'The reference is already in use' }],
  ['K', { cause: 'The bank cancelled it', told: CANCELLED }],
  ['L', { cause: 'The account details are wrong', told: NOT_FOUND }],
  ['M', { cause: 'The bank does not take this kind of instruction from us' }],
  ['N', { cause: "The account's branch does not allow it", told: NO_DIRECT_DEBITS }],
  ['O', { cause: 'The reference is not valid' }],
  ['P', { cause: "The payer's name is missing" }],
  ['Q', { cause: 'Our own name is missing' }],
])

/** "There is no such account (code 5)": the code stays, as the bank will ask for it. */
export function rejectionForStaff(code: string | undefined): string {
  if (code === undefined) return 'The bank has not said why'
  const cause = rejections.get(code)?.cause
  return cause === undefined ? `Code ${code}` : `${cause} (code ${code})`
}

/** The cause as the customer reads it; undefined if they cannot act on it. */
export function rejectionForCustomer(code: string | undefined): string | undefined {
  return code === undefined ? undefined : rejections.get(code)?.told
}
