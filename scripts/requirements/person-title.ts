/** A whole person is a test too, walked in the browser: who they are, and what their file says they prove. */
export function personTitle(text: string): string {
  const line = (name: string) => new RegExp(`^${name}: *(.*)$`, 'm').exec(text)?.[1]?.trim() ?? ''
  const proves = line('proves')
    .split(/[ ,]+/)
    .filter((id) => id !== '')
  return [line('who'), ...proves.map((id) => `[${id}]`)].join(' ')
}
