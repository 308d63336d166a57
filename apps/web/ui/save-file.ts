/** Downloads a file through a temporary link: a plain link to the API could not send the headers that every call needs. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // By then the browser has started to save; some browsers need the URL for a while.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
