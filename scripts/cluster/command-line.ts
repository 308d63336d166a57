export type Command =
  | { kind: 'start'; hasObjectStore: boolean }
  | { kind: 'stop' }
  | { kind: 'status' }
  | { kind: 'game-day'; only?: string }
  | { kind: 'faults'; times: number; only?: string }

export const usage = `npm run cluster                              starts the cluster, or reports that it is running
npm run cluster -- --without-object-store    the same without Ceph
npm run cluster -- status                    the state of every member, and the addresses
npm run cluster -- faults [--times N] [--only NAME]
                                             stops members during purchases, and counts what was lost
npm run cluster -- game-day [--only NAME]    plays incidents that alerts must detect, and reports what customers saw
npm run cluster -- stop                      stops every process and removes all files

CLUSTER_DIR (/var/tmp/milepost-cluster) and CLUSTER_PORT (24000, the first of 200 ports) change its place.`

/** The command, or what is wrong with it. */
export function readCommand(args: readonly string[]): Command | { problem: string } {
  const [first = 'start', ...rest] = args[0]?.startsWith('--') ? ['start', ...args] : args
  if (first === 'start') {
    const unknown = rest.find((word) => word !== '--without-object-store')
    return unknown === undefined
      ? { kind: 'start', hasObjectStore: !rest.includes('--without-object-store') }
      : { problem: `"${unknown}" is not an option of the cluster.` }
  }
  if (first === 'faults') return faultsCommand(rest)
  if (first === 'game-day') return gameDayCommand(rest)
  if (first !== 'stop' && first !== 'status')
    return { problem: `"${first}" is not a command of the cluster.` }
  return rest.length === 0 ? { kind: first } : { problem: `${first} has no option "${rest[0]}".` }
}

function faultsCommand(args: readonly string[]): Command | { problem: string } {
  let times = 1
  let only: string | undefined
  for (let at = 0; at < args.length; at += 2) {
    const [name, value = ''] = args.slice(at, at + 2)
    if (name === '--times' && /^[1-9]\d{0,2}$/.test(value)) times = Number(value)
    else if (name === '--only' && value !== '') only = value
    else if (name === '--times') return { problem: `--times must be a number from 1 to 999, not "${value}".` }
    else return { problem: `"${name}" is not an option of faults.` }
  }
  return { kind: 'faults', times, ...(only !== undefined && { only }) }
}

function gameDayCommand([name, only = '', ...more]: readonly string[]): Command | { problem: string } {
  if (name === undefined) return { kind: 'game-day' }
  return name === '--only' && only !== '' && more.length === 0
    ? { kind: 'game-day', only }
    : { problem: `"${[name, only, ...more].join(' ').trim()}" is not an option of game-day.` }
}
