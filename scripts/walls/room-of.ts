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

/** The longest `at` that is the path itself or a folder above it. */
function nearest(path: string, places: readonly Room[]): Room | undefined {
  return places
    .filter(({ at }) => path === at || path.startsWith(`${at}/`))
    .reduce<Room | undefined>(
      (best, place) => (best && best.at.length >= place.at.length ? best : place),
      undefined,
    )
}
