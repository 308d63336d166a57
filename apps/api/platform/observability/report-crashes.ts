import { describeError } from './describe-error'
import type { Log } from './log'

/** An error nobody caught ends the process; its message, which may quote a customer, is never printed (T7). */
export function reportCrashes(log: Log): void {
  const crash = (error: unknown) => {
    log('process.crashed', describeError(error))
    process.exit(1)
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
}
