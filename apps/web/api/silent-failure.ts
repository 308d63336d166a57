/**
 * Something that failed and was not worth a word to the customer (RST-10): raised where errors are listened to (ERR-34). A name and
 * a code of ours, and nothing about anybody.
 */
export function reportSilentFailure(call: string, code: string): void {
  reportError(Object.assign(new Error('A call failed, and nobody was told'), { name: call, code }))
}
