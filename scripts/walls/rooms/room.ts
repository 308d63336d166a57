/** A row of the table: a room, where it stands, and whom it may call on. */
export type Room = {
  name: string
  /** A folder or a file. */
  at: string
  /** Other rooms by name; `web/*` stands for every room under that name. */
  rooms: readonly string[]
  /** npm packages by name; `node:*` for Node's own modules. */
  packages: readonly string[]
}

export const domain = ['domain/*']
export const domainPackages = ['zod', 'date-fns']
