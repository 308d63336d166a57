/** The code an error of Node ("ENOENT") or of PostgreSQL ("57P03") carries. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Another row has that key already. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505'
}

export function errorText(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : (errorCode(error) ?? String(error))
}
