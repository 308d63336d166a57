/** Every act of the audit trail as staff read it: what somebody did, in the past tense (DSK-801). The server's list of acts is held against this one. */
export const auditActWords = {
  'quote.lock': 'Locked a quote',
  'quote.unlock': 'Unlocked a quote',
  'quote.link': 'Sent a link to a quote',
  'quote.export': 'Exported a quote',
  'quote.erase': 'Erased a quote',
  'referral.open': 'Looked at a referral',
  'referral.ask': 'Asked a customer a question',
  'referral.approve': 'Approved a referral',
  'referral.propose': 'Proposed an approval',
  'referral.decline': 'Declined a referral',
  'referral.withdraw': 'Withdrew a referral',
  'customer.export': 'Exported a customer’s data',
  'customer.erase': 'Erased a customer’s data',
  'customer.search': 'Searched for a customer',
  'policy.cancel': 'Cancelled a policy',
  'policy.restart-quote': 'Made a quote to restart a policy',
  'job.retry': 'Tried a job again',
  'events.search': 'Searched the security events',
  'clock.forward': 'Moved the clock of a test site',
  'database.backup': 'Made a backup',
  'database.restore': 'Restored a backup',
  'staff.sign-in': 'Signed in',
  'staff.sign-out': 'Signed out',
  'staff.refused': 'Was refused',
  'audit.read': 'Read the audit trail',
  'audit.export': 'Exported the audit trail',
  'audit.verify': 'Verified the audit trail',
  'trail.cut': 'Erased entries that were old enough',
} as const satisfies Readonly<Record<string, string>>

/** An act that this page does not know yet is shown as it is stored. */
export function wordsOfAct(act: string): string {
  return Object.entries(auditActWords).find(([name]) => name === act)?.[1] ?? act
}

/** More are not exported at once: whoever needs them takes a shorter period. */
export const MOST_EXPORTED = 20_000
export const AUDIT_PAGE = 50
