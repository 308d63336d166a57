import type { Wrong } from '@milepost/domain/questions/question'

/** What the check of an account comes to, at the boxes it is about (DDM-22, DDM-23). */
export const bankRefused = {
  notValid: {
    key: 'bankDetailsNotValid',
    message: 'This sort code and account number do not belong together. Please check both',
  },
  sortCodeNotChecked: {
    key: 'bankDetailsNotChecked',
    message: "We couldn't check your bank details. Please delete your sort code and enter it again",
  },
  accountNumberNotChecked: {
    key: 'bankDetailsNotChecked',
    message: "We couldn't check your bank details. Please delete your account number and enter it again",
  },
} as const satisfies Record<string, Wrong>
