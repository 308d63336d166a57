import { constants, open } from 'node:fs/promises'
import { join } from 'node:path'

/** The server's log, stored with its files. Statements and their values are never in it: see the server's settings. */
export type ServerLog = {
  /** Where the server writes; close it once the server has it. */
  descriptor: number
  close(): Promise<void>
  /** The last lines written since the log was opened. */
  tail(): Promise<string>
}

/** It holds only starts, stops and crashes; anything beyond this size is old. */
const LARGEST = 1_000_000
const TAIL = 4_000

export async function openServerLog(location: string): Promise<ServerLog> {
  const path = join(location, 'server.log')
  // Root writes in another user's directory here, so a symbolic link must not redirect the write.
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants
  const handle = await open(path, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600)
  if ((await handle.stat()).size > LARGEST) await handle.truncate()
  const { size } = await handle.stat()
  return {
    descriptor: handle.fd,
    close: () => handle.close(),
    tail: () => readFrom(path, size),
  }
}

async function readFrom(path: string, start: number): Promise<string> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const from = Math.max(start, size - TAIL)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(TAIL), 0, TAIL, from)
    return lastLines(buffer.subarray(0, bytesRead).toString('utf8'))
  } finally {
    await handle.close()
  }
}

/** Enough to show the cause. */
export function lastLines(text: string): string {
  return text.trim().split('\n').slice(-8).join('\n')
}
