const LONGEST = 20
const shape = /^£?[\d, ]*(?:\.\d{0,2})?$/

/**
 * Why a key press may not leave this text in a money box: it takes no sign, at most two decimals and no more than `most` pounds
 * (VEH-22). The words are shown at once, so that no key is dropped in silence (D-259). Pasted text is let in as it is and judged
 * like any answer.
 */
export function refusedKey(text: string, most: number): string | undefined {
  if (/[-\u2212]/.test(text)) return "The amount can't be less than £0. We left out the minus sign"
  if (/\.\d{3}/.test(text))
    return 'Please use no more than 2 decimal places. We left out the last figure you typed'
  if (text.length > LONGEST || !shape.test(text))
    return 'Please enter an amount in figures, like 1200 or 1,200.50'
  if (Number(text.replace(/[£, ]/g, '') || '0') <= most) return undefined
  return `The most you can type here is £${most.toLocaleString('en-GB')}. We left out the last figure you typed`
}
