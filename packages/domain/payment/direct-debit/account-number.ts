import { formQuestion, type Wrong } from '../../questions/question'
import { isAccountNumber, parseAccountNumber } from '../../values/account-number'
import { good } from '../../values/result'
import type { DirectDebitDetails } from './direct-debit-details'

/** Eight digits, the zeros at its front among them (DDM-19, DDM-25, D-186). */
export const accountNumber = formQuestion<DirectDebitDetails>()({
  name: 'accountNumber',
  kind: {
    input: 'whole-number',
    read: (typed) => (typed.trim() === '' ? good(undefined) : parseAccountNumber(typed)),
    show: (number) => number,
    holds: isAccountNumber,
  },
  label: 'Account number',
  hint: '8 digits, with any zeros at the front.',
  judge: (number) => wrongWith(parseAccountNumber(number ?? '')),
  // Never read back whole: a summary may be printed or looked at over a shoulder.
  summary: (number) => `ending in ${number.slice(-4)}`,
})

function wrongWith(checked: ReturnType<typeof parseAccountNumber>): Wrong | undefined {
  return checked.ok ? undefined : { key: checked.key ?? 'accountNumberNotValid', message: checked.message }
}
