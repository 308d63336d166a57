/** Whether a URL of this container returns success: `node healthy.mjs http://127.0.0.1:3000/readyz`. */
const [, , address = ''] = process.argv
const answer = await fetch(address, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
