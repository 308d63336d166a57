/**
 * For styles inside the document: Chromium names the page as the referrer of the fonts they ask for, whatever the page's policy
 * says, and the address of a page may have a token (T5). A browser that does not know the modifier keeps the source before it.
 */
export function fontsWithoutReferrer(css: string): string {
  return css.replace(
    /src: ?url\("?([^")]+)"?\) ?(format\("woff2"\))/g,
    (own, file, format) => `${own};src:url("${file}" referrer-policy(no-referrer)) ${format}`,
  )
}
