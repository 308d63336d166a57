/** Undefined for text that is no URL. `URL.canParse` is newer than the browsers we build for: Safari 17, Chrome 120. */
export function parsedUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
