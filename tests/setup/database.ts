import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { watchForDeath } from './after-death.ts'
import { makeTemplate } from './template.ts'
import { openTestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { connection: pg.ClientConfig; prefix: string; template: string }
  }
}

interface Shared {
  provided: Promise<{ connection: pg.ClientConfig; prefix: string; template: string }>
  uses: number
  close(): Promise<void>
}

// Each project of vitest loads its own copy of this file; the server is one for all of them.
const place = globalThis as { lobbyTestDatabase?: Shared | undefined }

/** Starts the server and makes the template before a project's first test; the last project that ends removes both. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A run inside a test of another run clones that one's template.
  const lent = process.env['LOBBY_TEST_DATABASE']
  if (lent) {
    project.provide('testDatabase', JSON.parse(lent))
    return async () => undefined
  }
  const shared = (place.lobbyTestDatabase ??= open())
  shared.uses++
  project.provide('testDatabase', await shared.provided)
  return async () => {
    if (--shared.uses > 0) return
    place.lobbyTestDatabase = undefined
    await shared.close()
  }
}

function open(): Shared {
  const callOff = watchForDeath()
  const opened = (async () => {
    const server = await openTestServer()
    const template = await makeTemplate(server).catch(async (error: unknown) => {
      await server.close()
      throw error
    })
    return { server, template }
  })()
  const provided = opened.then(({ server, template }) => ({
    connection: server.connection,
    prefix: server.prefix,
    template: template.name,
  }))
  const close = async () => {
    const { server, template } = await opened
    await template.remove()
    await server.close()
    callOff()
  }
  return { provided, uses: 0, close }
}
