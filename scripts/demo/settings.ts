/** Where the product runs, by the settings it was started with. */
export type Settings = { origin: string; sandbox: string; port: string }

export function readSettings({ PORT = '3000', SANDBOX_PORT = '3001' }: NodeJS.ProcessEnv): Settings {
  // By number: names under localhost are known to browsers, and not to every machine.
  return { origin: `http://127.0.0.1:${PORT}`, sandbox: `http://127.0.0.1:${SANDBOX_PORT}`, port: PORT }
}

export async function isRunning({ origin }: Settings): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
