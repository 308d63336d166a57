/** Every act of the audit trail as staff read it: what somebody did, in the past tense (DSK-801). The server's list of acts is held against this one. */
export const auditActWords = {
  'quote.open': 'Opened a quote',
  'quote.show-fact': 'Had a masked fact shown',
  'quote.note': 'Wrote a note on a quote',
  'quote.check-caller': 'Checked who was calling',
  'quote.change': 'Changed answers on the telephone',
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
  'customer.mark-vulnerable': 'Marked a customer as vulnerable',
  'customer.search': 'Searched for a customer',
  'policy.open': 'Opened a policy',
  'policy.open-document': 'Opened a document of a policy',
  'policy.send-documents': 'Sent documents again',
  'policy.correct-address': 'Corrected an email address',
  'policy.renewal': 'Turned automatic renewal on or off',
  'policy.restart-link': 'Sent a link to restart a policy',
  'policy.cancel': 'Cancelled a policy',
  'policy.restart-quote': 'Made a quote to restart a policy',
  'refund.begin': 'Began a refund',
  'refund.propose': 'Proposed a refund',
  'refund.confirm': 'Confirmed a refund',
  'refund.refuse': 'Refused a refund',
  'refund.retry': 'Tried a refund again',
  'job.retry': 'Tried a job again',
  'events.search': 'Searched the security events',
  'clock.forward': 'Moved the clock of a test site',
  'database.backup': 'Made a backup',
  'database.restore': 'Restored a backup',
  'work.take': 'Took work from the queue',
  'work.give-back': 'Gave work back to the queue',
  'work.hand-over': 'Handed work over',
  'work.snooze': 'Put work off',
  'work.done': 'Finished work',
  'staff.sign-in': 'Signed in',
  'staff.sign-out': 'Signed out',
  'staff.refused': 'Was refused',
  'audit.read': 'Read the audit trail',
  'audit.export': 'Exported the audit trail',
  'audit.verify': 'Verified the audit trail',
  'console.export': 'Exported the journey console',
  'trail.cut': 'Erased entries that were old enough',
} as const satisfies Readonly<Record<string, string>>

/** An act that this page does not know yet is shown as it is stored. */
export function wordsOfAct(act: string): string {
  return Object.entries(auditActWords).find(([name]) => name === act)?.[1] ?? act
}

/** More are not exported at once: whoever needs them takes a shorter period. */
export const MOST_EXPORTED = 20_000
export const AUDIT_PAGE = 50
