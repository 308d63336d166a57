/** The last month a card is valid in, as "2027-02"; nothing if the provider does not say. Numbers or their texts. */
export function expiryOf(
  year: number | string | null | undefined,
  month: number | string | null | undefined,
): { expiresIn?: string } {
  const [years, months] = [Number(year || Number.NaN), Number(month || Number.NaN)]
  const isMonth = Number.isInteger(months) && months >= 1 && months <= 12
  if (!Number.isInteger(years) || years < 2000 || !isMonth) return {}
  return { expiresIn: `${years}-${String(months).padStart(2, '0')}` }
}
