/** The text of an input after these characters are typed at its caret. */
export function afterTyping(
  box: { value: string; selectionStart: number | null; selectionEnd: number | null },
  typed: string,
) {
  const start = box.selectionStart ?? box.value.length
  return box.value.slice(0, start) + typed + box.value.slice(box.selectionEnd ?? start)
}
