/**
 * The option that counts: the only one there is (RES-14), or of several the one selected before if it is still there, else the first
 * (RES-15). Its payment options are then the ways the customer may pay.
 */
export function selectOption<Option extends { optionId: string }>(
  options: readonly Option[],
  selectedId: string | undefined,
): Option | undefined {
  return options.find(({ optionId }) => optionId === selectedId) ?? options[0]
}
