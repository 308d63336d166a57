export type Command =
  | { kind: 'start'; hasObjectStore: boolean }
  | { kind: 'stop' }
  | { kind: 'status' }
  | { kind: 'game-day'; only?: string }
  | { kind: 'faults'; times: number; only?: string }

export const usage = `npm run cluster                              brings the cluster up, or says that it is up
npm run cluster -- --without-object-store    the same without Ceph
npm run cluster -- status                    who is who, and the addresses
npm run cluster -- faults [--times N] [--only NAME]
                                             takes members away while people buy, and counts what was lost
npm run cluster -- game-day [--only NAME]    plays what alerts are for, and reports what customers saw
npm run cluster -- stop                      ends everything and leaves nothing

CLUSTER_DIR (/var/tmp/milepost-cluster) and CLUSTER_PORT (24000, and the 200 above it) move it.`

/** The command, or what is wrong with it. */
export function readCommand(args: readonly string[]): Command | { problem: string } {
  const [first = 'start', ...rest] = args[0]?.startsWith('--') ? ['start', ...args] : args
  if (first === 'start') {
    const unknown = rest.find((word) => word !== '--without-object-store')
    return unknown === undefined
      ? { kind: 'start', hasObjectStore: !rest.includes('--without-object-store') }
      : { problem: `"${unknown}" is not something the cluster knows.` }
  }
  if (first === 'faults') return faultsCommand(rest)
  if (first === 'game-day') return gameDayCommand(rest)
  if (first !== 'stop' && first !== 'status')
    return { problem: `"${first}" is not something the cluster does.` }
  return rest.length === 0
    ? { kind: first }
    : { problem: `${first} takes nothing else, and not "${rest[0]}".` }
}

function faultsCommand(args: readonly string[]): Command | { problem: string } {
  let times = 1
  let only: string | undefined
  for (let at = 0; at < args.length; at += 2) {
    const [name, value = ''] = args.slice(at, at + 2)
    if (name === '--times' && /^[1-9]\d{0,2}$/.test(value)) times = Number(value)
    else if (name === '--only' && value !== '') only = value
    else if (name === '--times') return { problem: `--times is a number from 1 to 999, and not "${value}".` }
    else return { problem: `"${name}" is not something that faults knows.` }
  }
  return { kind: 'faults', times, ...(only !== undefined && { only }) }
}

function gameDayCommand([name, only = '', ...more]: readonly string[]): Command | { problem: string } {
  if (name === undefined) return { kind: 'game-day' }
  return name === '--only' && only !== '' && more.length === 0
    ? { kind: 'game-day', only }
    : { problem: `"${[name, only, ...more].join(' ').trim()}" is not something that a game day knows.` }
}
