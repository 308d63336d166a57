import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { officeOf } from '../../cli/commands/testing/office-of.ts'
import { verbs } from '../../cli/commands/verbs.ts'
import { type PurchaseServer, purchaseServer } from '../testing/purchase-server.ts'
import { accountsInWords, checkAccounts } from './accounts-check-store.ts'
import { accountChecks } from './all-account-check-store.ts'
import { provocations } from './testing/provoked-book.ts'

let server: PurchaseServer
beforeAll(async () => {
  server = await purchaseServer()
  server.work()
})
afterAll(() => server.stop())

/** Money comes back, the lender answers, emails leave: no job is left that has not failed. */
async function workDone(): Promise<void> {
  for (let looks = 0; looks < 600; looks += 1) {
    server.queue.poke()
    const { rows } = await sql<{ left: string }>`select count(*) as left from milepost.job
      where state in ('waiting', 'running')`.execute(server.db)
    if (rows[0]?.left === '0') return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Still to be done: ${(await server.jobs()).join()}`)
}

describe('the accounts of a book in which everything is wrong that they can name', () => {
  it('has a provocation of every kind of finding [DSK-517]', () => {
    expect(Object.keys(provocations(server)).sort()).toEqual(accountChecks.map(({ name }) => name).sort())
  })

  it('name policy, quote, payment and a command, and are clean once each command has run [DSK-517]', async () => {
    const office = officeOf(server)
    const asAnother = officeOf(server, '', {}, { who: 'Sam Second', door: 'command-line', because: 'a test' })
    const book = provocations(server)
    for (const provoke of Object.values(book)) await provoke()
    const check = () => checkAccounts(server.db, server.time.now)
    const first = await check()
    expect(first.map(({ check: name }) => name).sort()).toEqual(Object.keys(book).sort())
    for (const { check: name, cases = [] } of first)
      for (const { policyNumber, reference, attemptId, mend } of cases) {
        expect([name, reference, attemptId, mend]).toEqual([
          name,
          expect.stringMatching(/^A-/),
          expect.stringMatching(/^pay_/),
          expect.stringMatching(/^npm run office -- [^<]+ --as <name> --because <reason>$/),
        ])
        if (hasPolicy(name, mend)) expect([name, policyNumber]).toEqual([name, expect.stringMatching(/^A-/)])
      }

    // What one command brings to light, the next round mends: the lender's money is the customer's, and is then refunded.
    for (let round = 1; round <= 4; round += 1) {
      const broken = await check()
      const commands = new Set(broken.flatMap(({ cases = [] }) => cases.flatMap(({ mend }) => mend ?? [])))
      for (const command of commands) {
        const { verb, words } = read(command)
        await (verb === 'refund confirm' ? asAnother : office)(verb, ...words)
      }
      await workDone()
    }
    expect(accountsInWords(await check())).toEqual([
      'Policies, payments and accounts agree, and the audit trail is whole.',
    ])
  })
})

/** Money that was taken without a policy has none to name. */
const hasPolicy = (name: string, mend: string | undefined) =>
  name !== 'TAKEN_WITHOUT_POLICY' && !mend?.includes('payment return')

/** The command as it is printed, without the name and the reason. */
function read(command: string) {
  const [, written = ''] = /^npm run office -- (.*) --as <name> --because <reason>$/.exec(command) ?? []
  const all = written.split(' ')
  const two = all.slice(0, 2).join(' ')
  return two in verbs ? { verb: two, words: all.slice(2) } : { verb: all[0] ?? '', words: all.slice(1) }
}
