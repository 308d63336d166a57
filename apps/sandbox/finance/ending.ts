import { BadRequest, type Fields, fieldsOf, text } from '../http/request.ts'

/** How an agreement is asked to end. Amounts are whole pence. */
export type AskedEnding = {
  tenant: string
  policyNumber: string
  kind: string
  lent: number
  sent: number
  owed: number
  back: number
  settledOn: string
  askedOn: string
}

/** The end of an account number at which ending an agreement always fails. */
export const ENDING_FAILS = '0090'

const kinds: readonly string[] = ['undrawn', 'undone', 'settled']
const names = ['tenant', 'policyNumber', 'kind', 'lent', 'sent', 'owed', 'back', 'settledOn', 'askedOn']

export function readEnding(body: unknown): AskedEnding {
  const fields = fieldsOf(body, names)
  const kind = text(fields, 'kind')
  if (!kinds.includes(kind)) throw new BadRequest('kind', `kind must be one of ${kinds.join(', ')}`)
  return {
    tenant: text(fields, 'tenant', 10),
    policyNumber: text(fields, 'policyNumber', 40),
    kind,
    lent: pence(fields, 'lent'),
    sent: pence(fields, 'sent'),
    owed: pence(fields, 'owed'),
    back: pence(fields, 'back'),
    settledOn: day(fields, 'settledOn'),
    askedOn: day(fields, 'askedOn'),
  }
}

function day(fields: Fields, name: string): string {
  const value = text(fields, name)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value))
    throw new BadRequest(name, `${name} must be a date written yyyy-MM-dd`)
  return value
}

function pence(fields: Fields, name: string): number {
  const value = fields[name]
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new BadRequest(name, `${name} must be a whole number of pence`)
  return value
}
