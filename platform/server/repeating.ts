import type { Program } from './manifest.ts'

/**
 * What is done again every so many milliseconds until it is stopped, never twice at once; one that fails is tried again the next
 * time, and `failed` stands in the log. Gives how to stop it, which waits for what is being done.
 */
export function repeating(
  { log }: Pick<Program, 'log'>,
  { every, failed }: { every: number; failed: string },
  work: () => Promise<unknown>,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let isIdle = true
  const timer = setInterval(() => {
    if (!isIdle) return
    isIdle = false
    running = work()
      .catch((error: unknown) => log.debug({ err: error }, failed))
      .finally(() => {
        isIdle = true
      })
  }, every)
  return async () => {
    clearInterval(timer)
    await running
  }
}
