import type { Contributions } from '#platform/web/frame/contributions.ts'

/** Presses of the clock may wait for the line. */
export const clockEntriesContributions: Partial<Contributions> = {
  queueables: [
    {
      call: 'clockEntries.clockIn',
      noun: 'clockEntries:queued',
      load: async () => (await import('./queued-presses.ts')).queuedClockIn,
    },
    {
      call: 'clockEntries.clockOut',
      noun: 'clockEntries:queued',
      load: async () => (await import('./queued-presses.ts')).queuedClockOut,
    },
  ],
}
