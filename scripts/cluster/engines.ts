import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cluster } from './cluster.ts'
import type { Engine } from './engine.ts'
import { ceph } from './engines/ceph.ts'
import { etcd } from './engines/etcd.ts'
import { haproxy } from './engines/haproxy.ts'
import { nginx } from './engines/nginx.ts'
import { patroni } from './engines/patroni.ts'
import { pgbouncer } from './engines/pgbouncer.ts'
import { product, releaseOf, sandbox } from './engines/product.ts'
import { wires } from './engines/wires.ts'

/** Every engine, in stages: those of one stage start together, once all before them are healthy. */
export function stagesOf(
  cluster: Cluster,
  written = proxyFiles(releaseOf(cluster)),
): readonly (readonly Engine[])[] {
  const store = cluster.hasObjectStore ? ceph(cluster) : undefined
  const stages: readonly (Engine | undefined)[][] = [
    [etcd(cluster), wires(cluster), store?.[0]],
    [patroni(cluster), store?.[1]],
    [haproxy(cluster), store?.[2]],
    [pgbouncer(cluster)],
    [sandbox(cluster), product(cluster)],
    [nginx(cluster, written)],
  ]
  return stages.map((stage) => stage.filter((engine) => engine !== undefined))
}

/** The proxy's configuration, as the containers use it. */
export function proxyFiles(root: string): { nginx: string; upstream: string } {
  const read = (name: string) => readFileSync(join(root, 'containers', name), 'utf8')
  return { nginx: read('nginx.conf'), upstream: read('upstream.conf') }
}
