import { endWith, withDatabase } from './by-hand'
import { checkAccounts } from './db/accounts-check'

/** Looks whether policies, payments and accounts agree (safety K9), says what does not, and ends with 1 when something does not. */
const look = () =>
  withDatabase(async ({ db }) => {
    const broken = await checkAccounts(db, new Date())
    for (const { check, count } of broken) console.log(`${check}: ${count}`)
    if (broken.length === 0) console.log('Policies, payments and accounts agree.')
    return broken.length === 0 ? 0 : 1
  })

endWith(look())
