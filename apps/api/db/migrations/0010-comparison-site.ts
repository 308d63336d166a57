import type { NumberedMigration } from './numbered-migration'

/** What comparison sites asked for, and what they were told. */
export const comparisonSite: NumberedMigration = {
  name: '0010-comparison-site',
  async up(_db) {},
}
