import { type TrailAnchor, trailHead } from '../platform/audit/check-store.ts'
import { accountsInWords, checkAccounts } from '../purchase/accounts/accounts-check-store.ts'
import { endWith, withDatabase } from './program.ts'

const usage = 'usage: npm run accounts [-- --anchor <entries>:<hash>]'

/**
 * Checks that policies, payments and accounts agree (safety K9) and that the audit trail is unchanged, and prints what is wrong.
 * Exits with 1 if anything is. An anchor is the end of the trail on an earlier day, as noted in the log.
 */
async function look(words: readonly string[]): Promise<number> {
  const anchor = words.length === 0 ? undefined : anchorIn(words)
  if (words.length > 0 && anchor === undefined) {
    console.error(usage)
    return 2
  }
  return withDatabase(async ({ db }, _config, clock) => {
    const broken = await checkAccounts(db, clock(), anchor)
    for (const line of accountsInWords(broken)) console.log(line)
    const { position, hash } = await trailHead(db)
    console.log(`The audit trail has ${position} entries; its anchor is ${position}:${hash}`)
    return broken.length === 0 ? 0 : 1
  })
}

function anchorIn([option, written = '', ...rest]: readonly string[]): TrailAnchor | undefined {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(written) ?? []
  if (option !== '--anchor' || rest.length > 0 || position === undefined || hash === undefined)
    return undefined
  return { position: Number(position), hash }
}

endWith(look(process.argv.slice(2)))
