import pino from 'pino'
import { type EventFields, type EventName, events } from './events.ts'
import { admitted, type Field } from './field.ts'

/** Writes one event. It is the only way to write to the log, and free text is not possible. */
export type Log = <N extends EventName>(name: N, fields?: EventFields<N>) => void

type Sink = { write: (line: string) => void }

/** JSON lines, one event each. The sink is standard output unless a test replaces it. */
export function createLog(level: string, sink: Sink = pino.destination({ fd: 1, sync: true })): Log {
  const logger = pino(
    { level, base: { app: 'api' }, messageKey: 'event', timestamp: pino.stdTimeFunctions.isoTime },
    sink,
  )

  return (name, values = {}) => {
    const event: { level: 'debug' | 'info' | 'warn' | 'error'; fields: { readonly [name: string]: Field } } =
      events[name]
    const fields: { [name: string]: unknown } = {}
    for (const [fieldName, field] of Object.entries(event.fields)) {
      const value = admitted(field, Reflect.get(values, fieldName))
      if (value !== undefined) fields[fieldName] = value
    }
    logger[event.level](fields, name)
  }
}
