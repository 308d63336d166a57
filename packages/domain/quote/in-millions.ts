import { formatPounds, fromPounds } from '../values/pence'

/** "£20 million": seven noughts are counted wrongly. */
export function inMillions(pounds: number): string {
  return `${formatPounds(fromPounds(pounds / 1_000_000))} million`
}
