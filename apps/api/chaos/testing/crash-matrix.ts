import type { Crashpoint } from '../../platform/crashpoint.ts'
import type { Variant } from './buyer.ts'
import type { Cell, Method } from './crash-cell.ts'

export const points = [
  'intent.beforeProvider',
  'intent.afterProvider',
  'confirm.after',
  'takeup.beforeTx',
  'takeup.midTx',
  'takeup.afterCommit',
  'takeup.beforeReply',
  'capture.before',
  'capture.afterProvider',
  'docs.half',
  'docs.afterWrite',
  'email.afterSend',
  'dd.afterLodge',
  'webhook.afterInsert',
] as const satisfies readonly Crashpoint[]

const variants: readonly Variant[] = ['intents', 'drop-in']
const methods: readonly Method[] = ['card', 'wallet', 'deposit']

/** A direct debit is lodged only for monthly payment; every purchase passes every other point. */
const exists = ({ point, method }: Cell) => point !== 'dd.afterLodge' || method === 'deposit'

/** Every cell, once per seed; `only` selects cells by name. */
export function matrix(seeds: number, only = /./): readonly Cell[] {
  return points
    .flatMap((point) => variants.flatMap((variant) => methods.map((method) => ({ point, variant, method }))))
    .flatMap((cell) => Array.from({ length: seeds }, (_, seed) => ({ ...cell, seed })))
    .filter((cell) => exists(cell) && only.test(nameOf(cell)))
}

export function nameOf({ point, variant, method, seed }: Cell): string {
  return `${point} ${variant} ${method} ${seed}`
}
