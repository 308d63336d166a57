import type { EmploymentTypeCode } from './employment-types'

/**
 * What a full-time taxi driver's work is stored as: self-employed, taxi driver, taxi service (DAT-18). The answer yes sets
 * these three, and finding them in a comparison-site quote means yes (D-102).
 */
export const fullTimeTaxiWork = {
  employmentType: 'S',
  occupation: 'D34',
  industry: '703',
} as const satisfies { employmentType: EmploymentTypeCode; occupation: string; industry: string }
