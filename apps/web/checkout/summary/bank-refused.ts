import type { Wrong } from '@milepost/domain/questions/question'
import { errorWords } from '../../api/error-catalogue'

/** What the check of an account comes to, at the boxes it is about (DDM-22, DDM-23). */
export const bankRefused = {
  notValid: {
    key: 'bankDetailsNotValid',
    message: 'This sort code and account number do not belong together. Please check both',
  },
  sortCodeNotChecked: { key: 'bankDetailsNotChecked', message: errorWords.sortCodeNotChecked },
  accountNumberNotChecked: { key: 'bankDetailsNotChecked', message: errorWords.accountNumberNotChecked },
} as const satisfies Record<string, Wrong>
