/**
 * Milliseconds of the processor that this process took for some work: what else is busy on the machine makes it no longer, as it
 * does by the clock.
 */
export function processorTime(work: () => void): number
export function processorTime(work: () => Promise<unknown>): Promise<number>
export function processorTime(work: () => unknown): number | Promise<number> {
  const from = process.cpuUsage()
  const took = () => {
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1000
  }
  const done = work()
  return done instanceof Promise ? done.then(took) : took()
}
