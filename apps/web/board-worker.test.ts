import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

const read = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8')
const source = read('public/board-worker.js')
const page = read('index.html')
const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })

interface Asked {
  url: string
  method: string
  mode: string
}

/** The worker of a screen with what it keeps, and a network that says what the test wants. */
function worker() {
  const kept = new Map<string, Response>()
  const heard = new Map<string, (event: object) => void>()
  let says: () => Promise<Response> = async () => html(page)
  const cache = {
    match: async ({ url }: Asked) => kept.get(url)?.clone(),
    put: async ({ url }: Asked, answer: Response) => void kept.set(url, answer),
  }
  runInNewContext(source, {
    self: {
      location: { origin: 'https://lobby.example' },
      addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear),
      skipWaiting: () => undefined,
      clients: { claim: async () => undefined },
    },
    caches: { open: async () => cache },
    fetch: () => says(),
    URL,
    AbortSignal,
  })
  return {
    kept,
    network: (next: () => Promise<Response>) => void (says = next),
    async ask(path: string, mode = 'navigate'): Promise<string> {
      let given: Promise<Response> | undefined
      const request: Asked = { url: `https://lobby.example${path}`, method: 'GET', mode }
      heard.get('fetch')?.({ request, respondWith: (answer: Promise<Response>) => (given = answer) })
      const answer = await given
      return answer ? answer.text() : ''
    },
  }
}

it('a screen keeps its page when a proxy, or a network that wants somebody to sign in, answers for Lobby', async () => {
  const { ask, network, kept } = worker()
  expect(await ask('/board/')).toBe(page)
  for (const answer of [
    async () => html('502 Bad Gateway', 502),
    async () => html('<title>Hotel Wi-Fi</title>'),
    () => Promise.reject(new TypeError('Failed to fetch')),
  ]) {
    network(answer)
    expect(await ask('/board/')).toBe(page)
  }
  network(async () => html(page.replace('</body>', 'newer</body>')))
  expect(await ask('/board/')).toContain('newer')
  expect(kept.size).toBe(1)
})

it('a file of the program is kept as such alone, never a page in its place', async () => {
  const { ask, network, kept } = worker()
  network(async () => html('<title>Hotel Wi-Fi</title>'))
  await ask('/assets/player-abc.js', 'cors')
  expect(kept.size).toBe(0)
  network(async () => new Response('let player', { headers: { 'content-type': 'text/javascript' } }))
  await ask('/assets/player-abc.js', 'cors')
  network(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await ask('/assets/player-abc.js', 'cors')).toBe('let player')
})
