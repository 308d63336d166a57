import { apiRooms } from './rooms/api-rooms'
import { outsideRooms } from './rooms/outside-rooms'
import { packageRooms } from './rooms/package-rooms'
import type { Room } from './rooms/room'
import { webRooms } from './rooms/web-rooms'

/**
 * The rooms of the house and who may call on whom: ARCHITECTURE.md as a table. Imports go down only. A room may import itself,
 * the rooms it lists and the packages it lists; anything else is an error, types counted. A file belongs to the room with the
 * longest matching `at`; rows of one name are one room.
 */
export const rooms: readonly Room[] = [...packageRooms, ...webRooms, ...apiRooms, ...outsideRooms]
