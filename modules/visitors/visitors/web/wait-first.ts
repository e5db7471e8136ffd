/** Milliseconds by which each request of the guest list is delayed (R176). */
const delay = 1000

/** Waits before a request of the guest list (R176); rejects when it is wanted no more. */
export const waitFirst = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, delay)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
