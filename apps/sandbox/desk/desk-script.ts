/** The desk's only script: copy buttons, shown where they can work, and said aloud when they have. */
export const deskScript = `'use strict'
const said = document.getElementById('said')
for (const button of document.querySelectorAll('button[data-copy]')) {
  if (!navigator.clipboard) continue
  button.hidden = false
  const label = button.firstChild
  let back
  button.addEventListener('click', async () => {
    const value = button.dataset.copy
    let outcome = 'Copied'
    try {
      await navigator.clipboard.writeText(value)
    } catch {
      outcome = 'Not copied'
    }
    label.textContent = outcome
    button.classList.toggle('done', outcome === 'Copied')
    said.textContent = outcome + ' ' + value
    clearTimeout(back)
    back = setTimeout(() => {
      label.textContent = 'Copy'
      button.classList.remove('done')
    }, 2000)
  })
}
`
