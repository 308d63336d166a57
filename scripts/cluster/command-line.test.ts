import { expect, it } from 'vitest'
import { placeOf } from './cluster.ts'
import { readCommand } from './command-line.ts'

it('starts the cluster if no command is given, with or without the object store, and reads each other command [CLU-101]', () => {
  expect(readCommand([])).toEqual({ kind: 'start', hasObjectStore: true })
  expect(readCommand(['--without-object-store'])).toEqual({ kind: 'start', hasObjectStore: false })
  expect(readCommand(['stop'])).toEqual({ kind: 'stop' })
  expect(readCommand(['game-day'])).toEqual({ kind: 'game-day' })
  expect(readCommand(['game-day', '--only', 'clock-skewed'])).toEqual({
    kind: 'game-day',
    only: 'clock-skewed',
  })
  expect(readCommand(['status'])).toEqual({ kind: 'status' })
})

it.each([
  [['sotp'], 'sotp'],
  [['--without-objects'], '--without-objects'],
  [['stop', 'now'], 'now'],
  [['faults', '--times', '0'], '--times'],
  [['faults', '--time', '2'], '--time'],
  [['game-day', '--time', '2'], '--time'],
])('refuses a command line with an unknown word: %s [CLU-101]', (args, named) => {
  const read = readCommand(args)
  expect('problem' in read && read.problem).toContain(named)
})

it('names the invalid setting when the cluster is moved [CLU-103]', () => {
  expect(placeOf({})).toEqual({ folder: '/var/tmp/milepost-cluster', firstPort: 24_000 })
  expect(placeOf({ CLUSTER_DIR: '/srv/c', CLUSTER_PORT: '20000' })).toEqual({
    folder: '/srv/c',
    firstPort: 20_000,
  })
  for (const [env, name] of [
    [{ CLUSTER_DIR: 'here' }, 'CLUSTER_DIR'],
    [{ CLUSTER_DIR: `/${'long'.repeat(30)}` }, 'CLUSTER_DIR'],
    [{ CLUSTER_DIR: '/srv/a b;rm' }, 'CLUSTER_DIR'],
    [{ CLUSTER_PORT: '80' }, 'CLUSTER_PORT'],
    [{ CLUSTER_PORT: '65000' }, 'CLUSTER_PORT'],
  ] as const) {
    const place = placeOf(env)
    expect('problem' in place && place.problem).toContain(name)
  }
})
