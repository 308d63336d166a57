import { type Kysely, sql } from 'kysely'
import { mayChangeTables } from './api-role.ts'
import { isClockMovable } from './movable-clock.ts'
import type { Database } from './schema.ts'

/** A database whose time can be moved was made with the sandbox (D-274). */
export async function clockProblems(db: Kysely<Database>): Promise<readonly string[]> {
  return (await isClockMovable(db))
    ? [
        'The sandbox can move the time of this database, so it has been used for development. Production needs a database of its own: docs/deploying.md (the database) explains how.',
      ]
    : []
}

/** What is wrong with a database that is to hold customer data, in words for its operator. */
export async function productionProblems(db: Kysely<Database>): Promise<readonly string[]> {
  return [
    ...((await mayChangeTables(db))
      ? [
          'The user of DATABASE_URL owns the tables or is a superuser. Name one in DATABASE_URL that is neither, and the owner in MIGRATION_DATABASE_URL: docs/deploying.md explains how.',
        ]
      : []),
    ...(await missingLimits(db)).map(
      (limit) =>
        `${limit} is 0 on connections to the database, so a statement that hangs would block customers without limit. The product sets this limit on every connection, but a connection pooler removed it. Set it with "alter role ... set" for the user of DATABASE_URL: docs/scaling.md (connection pooling) explains how.`,
    ),
    ...(await valuesInLog(db)).map(
      (setting) =>
        `The database server writes customers' data to its log: ${setting}. Set it for the server, or for the users of DATABASE_URL and MIGRATION_DATABASE_URL with "alter role ... set": docs/deploying.md explains how.`,
    ),
  ]
}

/** Every connection requests these when it opens (connect). */
async function missingLimits(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ limit: string }>`
    select name as limit from pg_settings
    where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') and setting = '0'
    order by name
  `.execute(db)
  return rows.map(({ limit }) => limit)
}

type LogSettings = Record<
  | 'min_messages'
  | 'statement'
  | 'min_duration_statement'
  | 'min_duration_sample'
  | 'transaction_sample_rate'
  | 'parameter_max_length'
  | 'parameter_max_length_on_error',
  string
>

/**
 * Errors quote the values that caused them, and logged statements their parameters. Our statements contain no values: every value
 * is a parameter. Logging by extensions (pgaudit, auto_explain) is not checked.
 */
async function valuesInLog(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<LogSettings>`
    select current_setting('log_min_messages') as min_messages, current_setting('log_statement') as statement,
      current_setting('log_min_duration_statement') as min_duration_statement,
      current_setting('log_min_duration_sample') as min_duration_sample,
      current_setting('log_transaction_sample_rate') as transaction_sample_rate,
      current_setting('log_parameter_max_length') as parameter_max_length,
      current_setting('log_parameter_max_length_on_error') as parameter_max_length_on_error
  `.execute(db)
  const [log] = rows
  if (log === undefined) return []
  const logsStatements =
    log.statement === 'mod' ||
    log.statement === 'all' ||
    log.min_duration_statement !== '-1' ||
    log.min_duration_sample !== '-1' ||
    log.transaction_sample_rate !== '0'
  return [
    ...(['log', 'fatal', 'panic'].includes(log.min_messages)
      ? []
      : [`log_min_messages is ${log.min_messages} and must be log`]),
    ...(logsStatements && log.parameter_max_length !== '0B' && log.parameter_max_length !== '0'
      ? ['it logs statements, so log_parameter_max_length must be 0']
      : []),
    ...(['0', '0B'].includes(log.parameter_max_length_on_error)
      ? []
      : ['log_parameter_max_length_on_error must be 0']),
  ]
}
