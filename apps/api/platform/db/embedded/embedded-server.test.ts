import { chmod, mkdir, open, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { StorageError, type StorageEvent } from '../storage-error.ts'
import { type Child, startChild } from '../testing/child-program.ts'
import { killServer } from '../testing/kill-server.ts'
import { putCluster } from '../testing/prepared-clusters.ts'
import { programFile } from '../testing/programs.ts'
import { removeDirectory, temporaryDirectory } from '../testing/temporary-directory.ts'
import { type EmbeddedServer, startEmbedded } from './embedded-server.ts'
import { postmasterOf, stopPostmaster } from './postmaster.ts'

let dataDir: string
let events: StorageEvent['event'][]

beforeEach(async () => {
  dataDir = await temporaryDirectory()
  events = []
})
afterEach(async () => {
  await stopPostmaster(cluster())
  await removeDirectory(dataDir)
})

const cluster = () => join(dataDir, 'cluster')
const start = () => startEmbedded({ dataDir, log: ({ event }) => events.push(event) })

async function ask(server: EmbeddedServer, statement: string): Promise<unknown[]> {
  const client = new pg.Client(server.connection)
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

async function hello(child: Child): Promise<{ events: string[] }> {
  const line = await child.line()
  if (line === undefined) throw new Error(child.complaints())
  return JSON.parse(line)
}

it('opens no port, writes durably, sorts text identically on every machine, and keeps all data across a clean stop', async () => {
  const first = await start()
  const names = [
    'listen_addresses',
    'fsync',
    'full_page_writes',
    'synchronous_commit',
    'data_checksums',
    'server_encoding',
  ]
  const list = names.map((name) => `current_setting('${name}') as ${name}`).join(', ')
  expect(
    await ask(
      first,
      `select ${list}, datlocprovider, datlocale from pg_database where datname = current_database()`,
    ),
  ).toEqual([
    {
      listen_addresses: '',
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      server_encoding: 'UTF8',
      datlocprovider: 'b',
      datlocale: 'C.UTF-8',
    },
  ])
  await ask(first, 'create table kept (name text)')
  await ask(first, "insert into kept values ('Zoë')")
  await first.close()
  expect(await postmasterOf(cluster())).toBeUndefined()

  const second = await start()
  expect(await ask(second, 'select * from kept')).toEqual([{ name: 'Zoë' }])
  await second.close()
  expect(events).toEqual([
    'storage.initialising',
    'storage.started',
    'storage.stopped',
    'storage.started',
    'storage.stopped',
  ])
})

it.runIf(process.env['LONG'])(
  'is shared by processes that start simultaneously on an empty directory, and stops with the last one',
  async () => {
    const children = [
      startChild(programFile('open-child'), [dataDir]),
      startChild(programFile('open-child'), [dataDir]),
      startChild(programFile('open-child'), [dataDir]),
    ]
    const replies = await Promise.all(children.map(hello))
    expect(
      replies.flatMap((child) => child.events).filter((event) => event === 'storage.joined'),
    ).toHaveLength(2)
    const last: (string | undefined)[] = []
    for (const child of children) {
      const ended = child.end()
      last.push(await child.line())
      expect(await ended).toBe(0)
    }
    expect(last).toEqual(['storage.left-running', 'storage.left-running', 'storage.stopped'])
    expect(await postmasterOf(cluster())).toBeUndefined()
    expect((await readdir(dataDir)).filter((name) => name.endsWith('.unfinished'))).toEqual([])
  },
)

it('takes over the server of a killed process, restarts it when it dies, and stops it at the end', async () => {
  await putCluster('migrated', dataDir)
  const child = startChild(programFile('open-child'), [dataDir])
  await hello(child)
  const orphan = await postmasterOf(cluster())
  child.process.kill('SIGKILL')
  await child.end()
  const server = await start()
  // Left open, it would continue to restart its server during the next test.
  onTestFinished(() => server.close())
  expect(await postmasterOf(cluster())).toBe(orphan)
  expect(events).toEqual(['storage.joined'])

  await killServer(cluster())
  await expect.poll(() => ask(server, 'select 1 as one').catch(String)).toEqual([{ one: 1 }])
  // A slow machine also reports that it is recovering, or that it tried twice because the dead server had not yet released its resources.
  const slow: readonly string[] = ['storage.recovering', 'storage.restart-failed']
  const recorded = () => events.filter((event) => !slow.includes(event))
  await expect.poll(recorded).toEqual(['storage.joined', 'storage.server-lost', 'storage.started'])
  await server.close()
  expect(await postmasterOf(cluster())).toBeUndefined()
  expect(events.at(-1)).toBe('storage.stopped')
})

it.runIf(process.env['LONG'])(
  'is not blocked by lock files whose pid now belongs to another program',
  async () => {
    await putCluster('empty', dataDir)
    const first = await start()
    await first.close()
    const stale = `${process.pid}\n${cluster()}\n1700000000\n5432\n${dataDir}/run\n\n  1234567 1\nready\n`
    await writeFile(join(cluster(), 'postmaster.pid'), stale)
    await writeFile(join(dataDir, 'run/.s.PGSQL.5432.lock'), stale)
    const second = await start()
    await second.close()
    expect(events.slice(-2)).toEqual(['storage.started', 'storage.stopped'])
  },
)

it("does not start on another version's files", async () => {
  await putCluster('empty', dataDir)
  await writeFile(join(cluster(), 'PG_VERSION'), '16\n')
  const refused = start()
  await expect(refused).rejects.toThrow(StorageError)
  await expect(refused).rejects.toThrow(/created by PostgreSQL 16; this build includes PostgreSQL 18/)
})

it("passes on PostgreSQL's own message when its files are damaged", async () => {
  await putCluster('empty', dataDir)
  const control = await open(join(cluster(), 'global/pg_control'), 'r+')
  await control.write(Buffer.alloc(200), 0, 200, 0)
  await control.close()
  const refused = start()
  await expect(refused).rejects.toThrow(StorageError)
  await expect(refused).rejects.toThrow(/does not start. PostgreSQL says:[\s\S]*(FATAL|PANIC)/)
})

it('names a DATA_DIR that cannot be a directory', async () => {
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  const refused = startEmbedded({ dataDir: join(file, 'data'), log: () => {} })
  await expect(refused).rejects.toThrow(StorageError)
  await expect(refused).rejects.toThrow(`${file}/data cannot be created`)
})

it.runIf(process.env['LONG'])(
  'finds another directory for its socket when DATA_DIR has a long name',
  async () => {
    const deep = join(dataDir, 'd'.repeat(60), 'e'.repeat(60))
    await chmod(dataDir, 0o755)
    await mkdir(deep, { recursive: true, mode: 0o755 })
    await putCluster('empty', deep)
    const server = await startEmbedded({ dataDir: deep, log: () => {} })
    expect(server.location).toBe(deep)
    expect(server.connection.host).toMatch(/^\/tmp\/milepost-[0-9a-f]{16}$/)
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.close()
    await removeDirectory(server.connection.host)
  },
)
