import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What was changed since a commit, committed or not, and what it was compared with. Files that are gone are left out. */
export type Changed = { since: string; files: readonly string[] }

/** Since this work left `main`, or since a commit that is named. On `main` itself: what is not committed, or else the last commit. */
export function changedFiles(root: string, named: string | undefined): Changed {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
  const listed = (...args: string[]) =>
    git(...args)
      .split('\0')
      .filter((path) => path !== '' && existsSync(join(root, path)))
  const since = (commit: string) => [
    ...listed('diff', '--name-only', '-z', commit),
    ...listed('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  if (named !== undefined) return { since: named, files: since(git('rev-parse', '--verify', named)) }
  const branch = ['origin/main', 'main'].find((name) => exists(name))
  const left = branch === undefined ? 'HEAD' : git('merge-base', 'HEAD', branch)
  const files = since(left)
  if (files.length > 0 || left !== git('rev-parse', 'HEAD')) return { since: branch ?? left, files }
  return exists('HEAD~1') ? { since: 'the last commit', files: since('HEAD~1') } : { since: 'HEAD', files }

  function exists(name: string): boolean {
    try {
      git('rev-parse', '--verify', '--quiet', name)
      return true
    } catch {
      return false
    }
  }
}
