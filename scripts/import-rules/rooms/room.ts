/** A row of the table: a room, where it stands, and whom it may call on. */
export type Room = {
  name: string
  /** A folder or a file. */
  at: string
  /** Only those of its files that are called so: `store` stands for `store.ts` and `quote-store.ts`. They are of no other room. */
  files?: readonly string[]
  /** Its files import each other within one folder only. */
  ownFolderOnly?: boolean
  /** Other rooms by name; `web/*` stands for every room under that name. */
  rooms: readonly string[]
  /** npm packages by name; `node:*` for Node's own modules. */
  packages: readonly string[]
}

/** What the programs and their parts stand on. */
export const domain = ['domain/*', 'brands']
