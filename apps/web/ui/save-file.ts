/** Hands a file to the browser as if it had been linked to: a plain link could not carry the headers every call needs. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has begun to save by then; at once would be too soon for some.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
