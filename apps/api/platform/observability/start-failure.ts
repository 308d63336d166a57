/** Why the process could not start, in one line for the person who starts it. */
export function startFailure(error: unknown): string {
  const {
    code,
    port,
    address,
    message,
  }: { code?: unknown; port?: unknown; address?: unknown; message?: unknown } = Object(error)
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop what uses it, or choose another with PORT (the site), INTERNAL_PORT (metrics) or SERVICE_PORT (the back office).`
    case 'EACCES':
      return `Port ${port} may not be opened by this user. Choose one above 1023 with PORT, INTERNAL_PORT or SERVICE_PORT.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${address ?? ''} is not an address of this machine.`.replace('  ', ' ')
    default:
      return `The API could not start: ${message ?? error}`
  }
}
