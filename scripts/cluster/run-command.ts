import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs a short command to its end. If it fails, the error contains its output. */
export async function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  { env, cwd }: { env?: Readonly<Record<string, string>>; cwd?: string } = {},
): Promise<string> {
  try {
    const { stdout } = await run(program, args, {
      ...(cwd !== undefined && { cwd }),
      env: { ...process.env, ...env },
      timeout: 120_000,
      maxBuffer: 8 * 1024 * 1024,
    })
    return stdout
  } catch (error) {
    const { stderr = '', message = '' } = Object(error)
    const words = String(stderr).trim().split('\n').slice(-5).join('\n') || String(message)
    throw new Error(`${program} failed: ${words}`)
  }
}
