import { migrate } from '../platform/db/migrate.ts'
import { makeClockMovable } from '../platform/db/movable-clock.ts'
import { endWith, withDatabase } from './program.ts'

/** Migrates the database to this build, so that the serving processes need no right to change tables. */
const work = () =>
  withDatabase(
    async ({ asOwner }, { migrationWaitSeconds, usesSandbox }) => {
      const onWait = () => console.log('Other processes are using the database. Waiting for them.')
      const patienceMs = migrationWaitSeconds * 1_000
      const applied = await asOwner(async (owner) => {
        const done = await migrate(owner, undefined, { onWait, patienceMs })
        if (usesSandbox) await makeClockMovable(owner)
        return done
      })
      console.log(applied.length === 0 ? 'Nothing to migrate.' : `Migrated: ${applied.join(', ')}`)
      return 0
    },
    { mayBeEmpty: true },
  )

endWith(work())
