import { relative } from 'node:path'

/** What must never reach a browser: prices and rates are the firm's own, and the servers hold its keys. */
const serverOnly =
  /^(packages\/documents|packages\/pricing|rates|apps\/(api|portfolio|sandbox)|scripts|e2e|bench)(\/|$)/

/**
 * Those of a build's files that belong on a server.
 * @param files absolute, with the marks a bundler adds to them
 */
export function serverOnlyFiles(root: string, files: Iterable<string>): string[] {
  const paths = [...files].map((file) => relative(root, file.replace(/^\0/, '').replace(/[?#].*$/, '')))
  return [...new Set(paths.map((path) => path.replaceAll('\\', '/')))]
    .filter((path) => serverOnly.test(path))
    .sort()
}
