import type { Pence } from '@milepost/domain/values/pence'

/** One thing that made a new price differ, in words and in pence with tax. */
export type Change = {
  kind: 'factor' | 'driver' | 'minimum' | 'rates' | 'tax' | 'extra' | 'fee'
  title: string
  /** "£250 instead of £100"; empty where there is nothing to say. */
  words: string
  amount: Pence
}
