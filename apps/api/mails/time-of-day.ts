import { londonTime } from '@milepost/domain/values/london-time'

/** "14:05": by the clock in the kitchen, whatever season it is. */
export function timeOfDay(instant: Date): string {
  const { hour, minute } = londonTime(instant)
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
}
