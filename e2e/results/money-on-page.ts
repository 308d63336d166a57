import { fromPounds, type Pence, pence } from '@milepost/domain/values/pence'
import type { Locator } from '@playwright/test'

/** The amounts in an element, in pence: "£1,234.50" is 123450. */
export async function amountsIn(place: Locator): Promise<readonly Pence[]> {
  const texts = await place.allInnerTexts()
  return texts.flatMap((text) => text.match(/£[\d,]+(\.\d\d)?/g) ?? []).map(inPence)
}

export async function amountIn(place: Locator): Promise<Pence> {
  const [amount] = await amountsIn(place)
  if (amount === undefined) throw new Error('No amount stands there')
  return amount
}

export function sum(amounts: readonly Pence[]): Pence {
  return pence(amounts.reduce((total, amount) => total + amount, 0))
}

function inPence(text: string): Pence {
  return fromPounds(text.replace(/[£,]/g, ''))
}
