import { migrate } from '../platform/db/migrate'
import { endWith, withDatabase } from './program'

/** Migrates the database to this build, so that the serving processes need no right to change tables. */
const work = () =>
  withDatabase(
    async ({ asOwner }) => {
      const onWait = () => console.log('Another process is changing the database. Waiting for it.')
      const applied = await asOwner((owner) => migrate(owner, undefined, { onWait }))
      console.log(applied.length === 0 ? 'Nothing to migrate.' : `Migrated: ${applied.join(', ')}`)
      return 0
    },
    { mayBeEmpty: true },
  )

endWith(work())
