import { type Cluster, newSecrets } from '../cluster.ts'
import { portsFrom } from '../ports.ts'

/** A cluster that is described but not started. */
export const aCluster: Cluster = {
  folder: '/srv/cluster',
  ports: portsFrom(20_000),
  hasObjectStore: true,
  postgresPrograms: '/usr/lib/postgresql/15/bin',
  secrets: newSecrets(),
}
