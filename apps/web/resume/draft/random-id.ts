/** So many random bytes in base64url: an id that nobody finds by trying. */
export function randomId(bytes: number): string {
  const letters = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes)))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
