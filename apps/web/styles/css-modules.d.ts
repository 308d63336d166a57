/** Classes by name. `styles.test.ts` finds a name that no module has, and a class that nothing uses. */
declare module '*.module.css'
declare module '*.css'
declare module '*?raw' {
  const text: string
  export default text
}
