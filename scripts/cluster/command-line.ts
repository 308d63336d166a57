export type Command = { kind: 'start'; hasObjectStore: boolean } | { kind: 'stop' } | { kind: 'status' }

export const usage = `npm run cluster                              brings the cluster up, or says that it is up
npm run cluster -- --without-object-store    the same without Ceph
npm run cluster -- status                    who is who, and the addresses
npm run cluster -- stop                      ends everything and leaves nothing

CLUSTER_DIR (/var/tmp/milepost-cluster) and CLUSTER_PORT (24000, and the 200 above it) move it.`

/** What is asked, or what is wrong with it. */
export function readCommand(args: readonly string[]): Command | { problem: string } {
  const [first = 'start', ...rest] = args[0]?.startsWith('--') ? ['start', ...args] : args
  if (first === 'start') {
    const unknown = rest.find((word) => word !== '--without-object-store')
    return unknown === undefined
      ? { kind: 'start', hasObjectStore: !rest.includes('--without-object-store') }
      : { problem: `"${unknown}" is not something the cluster knows.` }
  }
  if (first !== 'stop' && first !== 'status')
    return { problem: `"${first}" is not something the cluster does.` }
  return rest.length === 0
    ? { kind: first }
    : { problem: `${first} takes nothing else, and not "${rest[0]}".` }
}
