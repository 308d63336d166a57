/** Where the product runs, according to the settings it was started with. */
export type Settings = { origin: string; sandbox: string; desk: string; port: string }

export function readSettings({
  PORT = '3000',
  SANDBOX_PORT = '3001',
  DESK_PORT = String(Number(PORT) + 2),
  DESK_URL = `http://desk.localhost:${DESK_PORT}/`,
}: NodeJS.ProcessEnv): Settings {
  // By IP address: browsers resolve names under localhost, but not every machine does.
  return {
    origin: `http://127.0.0.1:${PORT}`,
    sandbox: `http://127.0.0.1:${SANDBOX_PORT}`,
    desk: DESK_URL,
    port: PORT,
  }
}

export async function isRunning({ origin }: Settings): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
