import type { Dice } from '@milepost/domain/testing/dice'
import { hostileValue, specialKeys, withKey } from './hostile-values.ts'

type Change = (value: unknown, dice: Dice) => unknown

/** Removed from its parent. */
const GONE = Symbol('gone')

const changes: readonly Change[] = [
  () => GONE,
  () => GONE,
  (_value, dice) => hostileValue(dice),
  (_value, dice) => hostileValue(dice),
  (_value, dice) => hostileValue(dice),
  (value) => otherType(value),
  () => null,
  (value) => [value],
  (value) => ({ value }),
  (value, dice) => (typeof value === 'number' ? value * dice.pick([-1, 10, 1000, 0.37, 1e9]) : value),
  (value, dice) =>
    typeof value === 'string' ? dice.pick([value.toLowerCase(), `${value} `, `${value}${value}`, '']) : value,
  (value, dice) =>
    Array.isArray(value) ? Array(dice.pick([2, 6, 21, 500])).fill(value[0] ?? {}) : hostileValue(dice),
  (value, dice) =>
    isRecord(value) ? withKey(dice.pick(specialKeys), hostileValue(dice), value) : hostileValue(dice),
]

/** A body with one, a few or many things wrong. Those with few get past more checks. */
export function mutated(whole: unknown, dice: Dice): unknown {
  const times = dice.pick([1, 1, 1, 2, 3, dice.whole(4, 20)])
  let body = whole
  for (let time = 0; time < times; time += 1) {
    const changed = changedWithin(body, dice, dice.pick(changes))
    body = changed === GONE ? undefined : changed
  }
  return body
}

/** Follows a random path and changes the value at its end; seldom the whole body, which reveals little. */
function changedWithin(value: unknown, dice: Dice, change: Change, depth = 0): unknown {
  const stopsHere = depth === 0 ? dice.isOneIn(40) : dice.isOneIn(5)
  if (stopsHere) return change(value, dice)
  if (Array.isArray(value) && value.length > 0) {
    const at = dice.whole(0, value.length - 1)
    const inner = changedWithin(value[at], dice, change, depth + 1)
    return value.flatMap((each, index) => (index !== at ? [each] : inner === GONE ? [] : [inner]))
  }
  if (isRecord(value) && Object.keys(value).length > 0) {
    const key = dice.pick(Object.keys(value))
    const inner = changedWithin(value[key], dice, change, depth + 1)
    const entries = Object.entries(value).filter(([name]) => name !== key)
    const others = Object.fromEntries(entries)
    return inner === GONE ? others : withKey(key, inner, others)
  }
  return change(value, dice)
}

function otherType(value: unknown): unknown {
  if (typeof value === 'string') return Number.isNaN(Number(value)) ? value.length : Number(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return Array.isArray(value) ? { ...value } : Object.entries(Object(value))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
