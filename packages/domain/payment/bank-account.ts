/** The account a direct debit is drawn on (DAT-29). Encrypted in every place it is stored. */
export type BankAccount = {
  sortCode: string
  accountNumber: string
  bankName: string | undefined
  accountHolder: string
  accountHolderAddress: string
  accountHolderPostcode: string
}
