import { createServer } from 'node:net'

const three = (first: number) => [first, first + 1, first + 2] as const
const two = (first: number) => [first, first + 1] as const

/** Every port of a cluster, counted from its first. All are on the loopback address. */
export function portsFrom(first: number) {
  return {
    /** As `npm start`: the site, the sandbox one above, the desk two above. */
    site: first,
    sandbox: first + 1,
    desk: first + 2,
    /** The page that shows the state of the cluster. */
    page: first + 3,
    mail: first + 25,
    etcd: three(first + 11),
    etcdPeer: three(first + 21),
    patroni: three(first + 31),
    postgres: three(first + 41),
    leader: first + 50,
    replicas: first + 51,
    pooler: first + 52,
    objectMonitor: first + 61,
    /** Ceph uses as many of these as it needs. */
    objectStorage: { from: first + 62, to: first + 69 },
    objectStore: first + 70,
    web: two(first + 81),
    webDesk: two(first + 83),
    internal: [...two(first + 91), ...two(first + 93)] as const,
    /** Only while a game day is played: Prometheus, and the metrics of a process with a wrong clock. */
    prometheus: first + 4,
    wrongClock: first + 95,
    /** The port by which each PostgreSQL member reaches each etcd. */
    wires: [three(first + 111), three(first + 121), three(first + 131)] as const,
  }
}

export type Ports = ReturnType<typeof portsFrom>

/** Which of these ports are already in use. */
export async function takenOf(ports: Readonly<Record<string, number>>): Promise<readonly string[]> {
  const looked = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => ((await isFree(port)) ? [] : [`${port} (${name})`])),
  )
  return looked.flat()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
}
