import { rooms } from './rooms'
import type { Room } from './rooms/room'
import { testHouses, testTools } from './rooms/test-houses'

/** The room a path stands in; a test stands among the tests of its house, wherever in it. */
export function roomOf(path: string): Room | undefined {
  if (!isTest(path)) return nearest(path, rooms)
  const house = nearest(path, testHouses)
  return house && { ...house, packages: [...house.packages, ...testTools] }
}

/** Tests, and what is named `testing` because it serves them. */
export function isTest(path: string): boolean {
  return /\.test\.[a-z]+$/.test(path) || /\/testing(\/|\.tsx?$)/.test(path)
}

/** Whether a name is on a list in which `web/*` stands for all below. */
export function isListed(name: string, list: readonly string[]): boolean {
  return list.some((entry) => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry))
}

/** The longest `at` that is the path itself or a folder above it; a room of files called so before any other. */
function nearest(path: string, places: readonly Room[]): Room | undefined {
  const called = path.replace(/^.*\//, '-').replace(/\.[a-z]+$/, '')
  const weight = ({ at, files }: Room) => at.length + (files === undefined ? 0 : 1_000)
  return places
    .filter(({ at }) => path === at || path.startsWith(`${at}/`))
    .filter(({ files }) => files === undefined || files.some((file) => called.endsWith(`-${file}`)))
    .reduce<Room | undefined>(
      (best, place) => (best && weight(best) >= weight(place) ? best : place),
      undefined,
    )
}
