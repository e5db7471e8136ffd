import type { Contributions } from '#platform/web/frame/contributions.ts'

export const gasReadingsContributions: Partial<Contributions> = {
  queueables: [
    {
      call: 'gasReadings.fill',
      noun: 'gasReadings:queued',
      load: async () => (await import('./queued-reading.ts')).queuedReading,
    },
  ],
}
