import { formQuestion, type Wrong } from '../../questions/question'
import { good } from '../../values/result'
import { formatSortCode, isSortCode, parseSortCode } from '../../values/sort-code'
import type { DirectDebitDetails } from './direct-debit-details'

/** Six digits or three pairs, not all zeros; read in pairs and sent as digits (DDM-20, DDM-25, D-186). */
export const sortCode = formQuestion<DirectDebitDetails>()({
  name: 'sortCode',
  kind: {
    input: 'whole-number',
    read: (typed) => (typed.trim() === '' ? good(undefined) : parseSortCode(typed)),
    show: formatSortCode,
    holds: isSortCode,
  },
  label: 'Sort code',
  hint: '6 digits, like 12-34-56.',
  judge: (code) => wrongWith(parseSortCode(code ?? '')),
  summary: formatSortCode,
})

function wrongWith(checked: ReturnType<typeof parseSortCode>): Wrong | undefined {
  return checked.ok ? undefined : { key: checked.key ?? 'sortCodeNotValid', message: checked.message }
}
