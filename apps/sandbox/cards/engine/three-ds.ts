/** How the cardholder's bank was asked, what it said, and who bears a fraud: the bank if liability shifted. */
export type ThreeDs = {
  flow: 'frictionless' | 'challenge' | 'wallet'
  result: 'authenticated' | 'failed' | 'attempted' | 'pending'
  liabilityShifted: boolean
  liabilityShiftPossible: boolean
}

export function threeDs(flow: ThreeDs['flow'], result: ThreeDs['result']): ThreeDs {
  return { flow, result, liabilityShifted: result === 'authenticated', liabilityShiftPossible: true }
}
