import type { Plugin } from 'vite'

/** Milliseconds that the code of a page or dialog has to come (R233). */
const patience = 120_000
const helper = '\0vite/preload-helper.js'
const given = 'export const __vitePreload ='

/** Ends waiting for code that does not come: what waits for it gets an error, as it does for code that is gone. */
export function chunkTimeOut(): Plugin {
  return {
    name: 'lobby:chunk-time-out',
    apply: 'build',
    transform(code, id) {
      if (id !== helper) return null
      if (!code.includes(given)) throw new Error('the helper that loads code has another form')
      return `${code.replace(given, 'const load =')}
export const __vitePreload = (...asked) => {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error('code did not come in time')
      const event = new Event('vite:preloadError')
      event.payload = error
      window.dispatchEvent(event)
      reject(error)
    }, ${patience})
  })
  return Promise.race([load(...asked), late]).finally(() => clearTimeout(timer))
}`
    },
  }
}
