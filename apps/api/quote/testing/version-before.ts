import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema'
import type { PricedVersion, QuoteKey } from '../ports'
import { newVersionRow } from '../row-store'

/** A version as builds wrote it before versions were packed: each part in its own column. */
export function versionRowBefore(db: Kysely<Database>, key: QuoteKey, version: PricedVersion) {
  const { packed: _, ...row } = newVersionRow(db, key, version)
  const { answers, marketing, risk, choices, assessment } = version
  return {
    ...row,
    answers: JSON.stringify(answers),
    marketing: JSON.stringify(marketing),
    risk: JSON.stringify(risk),
    choices: JSON.stringify(choices),
    assessment: JSON.stringify(assessment),
  }
}
