/** Storage cannot be used, and why, in words meant for the person who runs the product. Holds no personal data and no password. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}
