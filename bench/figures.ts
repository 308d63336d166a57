/** Prints one figure in a line of its own, so that two runs can be laid side by side. */
export function figure(name: string, value: string): void {
  console.log(`  ${name.padEnd(52)} ${value}`)
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
