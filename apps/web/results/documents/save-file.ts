/** Hands a file to the browser as if it had been linked to: a plain link could not carry the headers every call needs. */
export function saveFile(bytes: Uint8Array, fileName: string): void {
  // A copy of its own: what came over the wire may lie in a larger buffer.
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has begun to save by then; at once would be too soon for some.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
