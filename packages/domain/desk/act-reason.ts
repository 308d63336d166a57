/** Why a staff member acts, as stored in the audit trail: a sentence that a colleague understands. */
export const REASON_LENGTH = { least: 10, most: 300 } as const

/** The trail outlives the customer's data, so a reason must not contain any of it (UK GDPR art. 5(1)(c)). */
const personal: readonly (readonly [what: string, form: RegExp])[] = [
  ['an email address', /\S@\S/],
  ['an account or card number', /\d(?:[ -]?\d){7,}/],
  ['a sort code', /\b\d\d-\d\d-\d\d\b/],
  ['a driving licence number', /[a-z9]{5}\d{6}[a-z9]{2}\d?[a-z]{2}/i],
]

/** The kind of personal data a text seems to contain: "an email address". */
export function personalDetailIn(text: string): string | undefined {
  return personal.find(([, form]) => form.test(text))?.[0]
}

/** A full stop or a single word is not a reason. */
export function saysWhy(because: string): boolean {
  const { least, most } = REASON_LENGTH
  const words = because.split(/\s/).filter((word) => /\p{L}/u.test(word))
  return because.length >= least && because.length <= most && words.length > 1
}
