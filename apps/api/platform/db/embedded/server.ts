import type { Home } from './home.ts'
import type { Native } from './native.ts'

/** What is needed to start or find the server of one home. */
export type Server = { home: Home; native: Native; sockets: string }
