import type { AuditDetails, AuditEntry } from '../../platform/audit/ports.ts'
import { readTrail } from '../../platform/audit/store.ts'
import { CommandError, customerId, type Look } from './command.ts'

const MOST = 200
const options = ['--on', '--by', '--since'] as const

/** Who did what. It shows staff and ids; customer data is elsewhere. */
export const trail: Look = {
  usage: 'trail [--on <reference, policy number, id or email address>] [--by <name>] [--since <2026-11-01>]',
  about: `Reads the audit trail, at most the newest ${MOST} entries.`,
  async shows(words, { database: { db }, config }) {
    const asked = new Map<string, string>()
    for (let at = 0; at < words.length; at += 2) {
      const [option = '', value] = words.slice(at, at + 2)
      if (!options.some((each) => each === option) || value === undefined)
        throw new CommandError(`usage: ${trail.usage}`)
      asked.set(option, value)
    }
    const on = asked.get('--on')
    const by = asked.get('--by')
    const since = asked.has('--since') ? new Date(asked.get('--since') ?? '') : undefined
    if (since && Number.isNaN(since.getTime()))
      throw new CommandError(`${asked.get('--since')} is not a date`)
    const entries = await readTrail(db, {
      ...(on !== undefined && {
        on: on.includes('@') ? await customerId(on, config) : [on.toUpperCase(), on],
      }),
      ...(by !== undefined && { by }),
      ...(since && { since }),
      most: MOST,
    })
    return entries.length > 0 ? entries.flatMap(inWords) : ['There is no such entry']
  },
}

function inWords({
  position,
  at,
  act,
  about,
  who,
  account,
  door,
  because,
  outcome,
  reasonCode,
  ...details
}: AuditEntry) {
  const { before, after } = details
  const moved = [before && `before ${asText(before)}`, after && `after ${asText(after)}`].filter(Boolean)
  return [
    `${position}  ${at.toISOString()}  ${act}  ${about.kind} ${about.id}${outcome ? `  ${[outcome, reasonCode].filter(Boolean).join(' ')}` : ''}`,
    `    by ${who}${account === undefined ? '' : ` (account ${account})`} through the ${door}: ${because}`,
    ...(moved.length > 0 ? [`    ${moved.join('; ')}`] : []),
  ]
}

const asText = (details: AuditDetails) =>
  Object.entries(details)
    .map(([name, value]) => `${name} ${value ?? 'none'}`)
    .join(', ')
