import type { Contributions } from '#platform/web/frame/contributions.ts'
import { ArrivalNoticesHost, ArrivalTile } from './ArrivalNoticesHost.tsx'

export const visitorAnnouncementsContributions: Partial<Contributions> = {
  dialogs: [ArrivalNoticesHost],
  tiles: [
    { name: 'arrivals', order: 1, place: 'above', service: [17], can: 'visitors.handle', Tile: ArrivalTile },
  ],
}
