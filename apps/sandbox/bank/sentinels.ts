export type Oddity = 'cuts-the-line' | 'answers-late' | 'answers-nonsense' | 'down-for-repair' | 'no-account'

/** Sort codes that no bank has and that the published modulus check does not cover, so that any account number gets this far. */
export const oddities: ReadonlyMap<string, Oddity> = new Map([
  ['999998', 'cuts-the-line'],
  ['999997', 'answers-late'],
  ['999996', 'answers-nonsense'],
  ['999995', 'down-for-repair'],
  ['999994', 'no-account'],
])

/** Sort codes from 99-00-00 are the sandbox's own bank. */
export function bankNameOf(sortCode: string): string | undefined {
  return sortCode.startsWith('99') ? 'Sandbox Bank' : undefined
}

/** No bank was ever given a sort code that begins with 00. */
export function isNobodys(sortCode: string): boolean {
  return sortCode.startsWith('00')
}
