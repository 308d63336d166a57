import type { NumberedMigration } from './numbered-migration'

/** Policies that follow one another, and what their customers were told of it. */
export const renewal: NumberedMigration = {
  name: '0012-renewal',
  async up(_db) {},
}
