import type { NumberedMigration } from './numbered-migration'

/** What finding the old needs: by the day it was made, not by its key (D-251). */
export const retention: NumberedMigration = {
  name: '0013-retention',
  async up(_db) {},
}
