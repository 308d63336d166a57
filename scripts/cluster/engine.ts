/** One kind of program in the cluster, from its package to its health. The supervisor knows nothing else of it. */
export type Engine = {
  name: string
  /** Its Debian packages; none for our own programs. */
  packages: readonly string[]
  /** The ports it listens on, by program. */
  ports: Readonly<Record<string, number>>
  folders?: readonly string[]
  /** Its configuration, by path; written at every start. */
  files?: Readonly<Record<string, string>>
  /** Prepares what its programs need before they start. Runs at every start. */
  prepare?(): Promise<void>
  programs: readonly Program[]
  /** Completes the set-up once its programs are healthy. Runs at every start. */
  finish?(): Promise<void>
}

export type Program = {
  name: string
  /** Its purpose in words, for the page. */
  does: string
  command: readonly [string, ...string[]]
  env?: Readonly<Record<string, string>>
  /** What it still waits for, in words; undefined when it is healthy. */
  waitsFor(): Promise<string | undefined>
}

/** Healthy if this address answers with 200. */
export async function waitsForAnswer(url: string, patience = 2_000): Promise<string | undefined> {
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(patience) })
    return status === 200 ? undefined : `${url} answers ${status}`
  } catch {
    return `${url} does not answer`
  }
}
