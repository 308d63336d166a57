/**
 * @typedef {{ isTTY?: boolean | undefined, write: (text: string) => unknown }} Stream
 * @typedef {((words: string) => void) & { done: () => void }} Say
 */

/** Clears the current line of the terminal. */
const clearLine = '\r\u001b[2K'

/**
 * Shows what is being done. A message that ends with an ellipsis is in progress until the next one, or `done`: in a terminal its
 * line counts the seconds. Elsewhere every line is written once.
 * @param {Stream} [stream]
 * @param {() => number} [now] milliseconds
 * @returns {Say}
 */
export function sayProgress(stream = process.stderr, now = () => performance.now()) {
  /** @type {{ words: string, since: number, timer: NodeJS.Timeout } | undefined} */
  let underWay

  const seconds = () => (underWay === undefined ? 0 : Math.round((now() - underWay.since) / 1000))
  const draw = () => stream.write(`${clearLine}${underWay?.words} ${seconds()} s`)

  function done() {
    if (underWay === undefined) return
    clearInterval(underWay.timer)
    stream.write(
      seconds() < 2 ? `${clearLine}${underWay.words}\n` : `${clearLine}${underWay.words} ${seconds()} s\n`,
    )
    underWay = undefined
  }

  /** @param {string} words */
  function say(words) {
    done()
    if (stream.isTTY !== true || !words.endsWith('…')) {
      stream.write(`${words}\n`)
      return
    }
    stream.write(words)
    underWay = { words, since: now(), timer: setInterval(draw, 1000) }
    // The timer must not keep the program running.
    underWay.timer.unref()
  }

  return Object.assign(say, { done })
}
