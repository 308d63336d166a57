import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cluster } from '../cluster.ts'
import { type Engine, waitsForAnswer } from '../engine.ts'
import { runCommand } from '../run-command.ts'

export const BUCKET = 'milepost-documents'

/** How the product finds its bucket. */
export const objectSettings = ({ ports, secrets }: Cluster) => ({
  bucket: BUCKET,
  url: `http://127.0.0.1:${ports.objectStore}`,
  region: 'us-east-1',
  key: { id: secrets.objectKey, secret: secrets.objectSecret },
})

/** Ceph's object gateway with one monitor and one disk in a file: a real S3 store on one machine. */
export function ceph(cluster: Cluster): readonly [Engine, Engine, Engine] {
  const { folder, ports } = cluster
  const home = join(folder, 'ceph')
  const config = join(home, 'ceph.conf')
  const disk = join(home, 'osd')
  const ask = (...args: readonly string[]) =>
    runCommand(['ceph', '-c', config, '--connect-timeout', '10', ...args])
  const isUp = (args: readonly string[], words: string) =>
    ask(...args).then(
      (answer) => (answer.includes('1 up') || args[0] !== 'osd' ? undefined : words),
      () => words,
    )
  const monitor: Engine = {
    name: 'ceph-mon',
    packages: ['ceph-mon', 'ceph-common'],
    ports: { 'ceph-mon': ports.objectMonitor },
    folders: [home],
    files: { [config]: storeSettings(cluster) },
    async prepare() {
      const map = join(home, 'monmap')
      if (existsSync(join(home, 'mon'))) return
      await mkdir(join(home, 'mon'))
      const address = `[v2:127.0.0.1:${ports.objectMonitor}]`
      await runCommand(['monmaptool', '--create', '--clobber', '--fsid', FSID, '--addv', 'a', address, map])
      await runCommand(['ceph-mon', '-c', config, '--mkfs', '-i', 'a', '--monmap', map])
    },
    programs: [
      {
        name: 'ceph-mon',
        does: 'knows which disks the object store has',
        command: ['ceph-mon', '-c', config, '-i', 'a', '-f'],
        waitsFor: () => isUp(['status'], 'the monitor does not answer'),
      },
    ],
  }
  const storage: Engine = {
    name: 'ceph-osd',
    packages: ['ceph-osd'],
    ports: {},
    async prepare() {
      if (existsSync(join(disk, 'whoami'))) return
      await mkdir(disk, { recursive: true })
      await ask('osd', 'new', DISK_ID)
      await (await open(join(disk, 'block'), 'w')).close()
      await runCommand(['ceph-osd', '-c', config, '-i', '0', '--mkfs', '--osd-uuid', DISK_ID])
    },
    programs: [
      {
        name: 'ceph-osd',
        does: 'keeps objects in one large file',
        command: ['ceph-osd', '-c', config, '-i', '0', '-f'],
        waitsFor: () => isUp(['osd', 'stat'], 'its disk is not up'),
      },
    ],
  }
  const gateway: Engine = {
    name: 'ceph-rgw',
    packages: ['radosgw', 'curl'],
    ports: { 'ceph-rgw': ports.objectStore },
    programs: [
      {
        name: 'ceph-rgw',
        does: 'the object store (S3)',
        command: ['radosgw', '-c', config, '-n', 'client.rgw', '-f'],
        waitsFor: () => waitsForAnswer(`http://127.0.0.1:${ports.objectStore}/`),
      },
    ],
    finish: () => makeBucket(cluster, config),
  }
  return [monitor, storage, gateway]
}

const FSID = '6d696c65-706f-4374-8000-636c75737465'
const DISK_ID = '6d696c65-706f-4374-8000-6469736b3031'

/** It cannot be reached from outside the machine, so its parts trust each other; the gateway still checks keys. */
function storeSettings({ folder, ports }: Cluster): string {
  const home = join(folder, 'ceph')
  return `${Object.entries({
    fsid: FSID,
    mon_host: `[v2:127.0.0.1:${ports.objectMonitor}]`,
    mon_data: join(home, 'mon'),
    osd_data: join(home, 'osd'),
    rgw_data: join(home, 'rgw'),
    run_dir: home,
    admin_socket: `${home}/$name.sock`,
    log_file: '/dev/null',
    log_to_file: false,
    log_to_stderr: true,
    mon_cluster_log_file: '/dev/null',
    public_addr: '127.0.0.1',
    ms_bind_port_min: ports.objectStorage.from,
    ms_bind_port_max: ports.objectStorage.to,
    auth_cluster_required: 'none',
    auth_service_required: 'none',
    auth_client_required: 'none',
    auth_allow_insecure_global_id_reclaim: false,
    // Without it the monitor refuses the gateway forever.
    ms_mon_client_mode: 'crc',
    osd_pool_default_size: 1,
    osd_pool_default_min_size: 1,
    mon_allow_pool_size_one: true,
    mon_allow_pool_delete: true,
    osd_pool_default_pg_num: 1,
    osd_pool_default_pg_autoscale_mode: 'off',
    osd_crush_chooseleaf_type: 0,
    mon_data_avail_crit: 1,
    mon_max_pg_per_osd: 1_000,
    osd_objectstore: 'bluestore',
    bluestore_block_size: 4 * 1024 ** 3,
    osd_memory_target: 939_524_096,
    rgw_frontends: `beast endpoint=127.0.0.1:${ports.objectStore}`,
  }).reduce((text, [name, value]) => `${text}${name} = ${value}\n`, '[global]\n')}`
}

async function makeBucket({ ports, secrets }: Cluster, config: string): Promise<void> {
  const users = await runCommand(['radosgw-admin', '-c', config, 'user', 'list'])
  if (!users.includes('"milepost"'))
    await runCommand([
      'radosgw-admin',
      ...['-c', config, 'user', 'create', '--uid=milepost', '--display-name=milepost'],
      ...[`--access-key=${secrets.objectKey}`, `--secret-key=${secrets.objectSecret}`],
    ])
  // Creating a bucket that we already own changes nothing.
  const made = await runCommand([
    'curl',
    ...['--silent', '--output', '/dev/null', '--write-out', '%{http_code}', '--request', 'PUT'],
    // The gateway requires the hash of the body, which is empty, and this curl does not send it on its own.
    ...['--header', `x-amz-content-sha256: ${createHash('sha256').digest('hex')}`],
    ...['--aws-sigv4', 'aws:amz:us-east-1:s3', '--user', `${secrets.objectKey}:${secrets.objectSecret}`],
    `http://127.0.0.1:${ports.objectStore}/${BUCKET}`,
  ])
  if (made !== '200' && made !== '409') throw new Error(`The object store answers ${made} to a new bucket`)
}
