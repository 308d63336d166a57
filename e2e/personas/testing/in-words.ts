import { excesses } from '@milepost/domain/quote/excess'
import { formatPence } from '@milepost/domain/values/pence'
import type { CameOut } from './come-out.ts'

/** The result in the words and keys of a person's file: to read, compare and copy. */
export function inWords({ endsOn, inFull, thirtyDays, monthly, excesses: borne, endorsements }: CameOut) {
  return {
    'ends on': endsOn,
    ...(inFull !== undefined && { 'price in full': formatPence(inFull) }),
    ...(thirtyDays !== undefined && { 'price for 30 days': formatPence(thirtyDays) }),
    ...(monthly !== undefined && {
      monthly:
        monthly === 'not offered'
          ? monthly
          : {
              deposit: formatPence(monthly.deposit),
              'first payment': formatPence(monthly.first),
              'then 10 of': formatPence(monthly.standard),
              'in all': formatPence(monthly.total),
            },
    }),
    ...(borne && {
      excesses: Object.fromEntries(
        borne.map(({ code, amount }) => [
          excesses.find((excess) => excess.code === code)?.desc ?? code,
          formatPence(amount),
        ]),
      ),
    }),
    ...(endorsements && { endorsements }),
  }
}
