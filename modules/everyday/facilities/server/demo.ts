import type { Demo } from '#platform/server/manifest.ts'
import { demoFacilities, demoLane } from './demo-facilities.ts'

/** The facilities of the demo community. */
export const demo: Demo = ({ communityId, idOf }) => [
  [
    'facility',
    demoFacilities.map(({ busy: _, openHours: hours, ...facility }, position) => ({
      communityId,
      id: idOf(`facility ${facility.name}`),
      position,
      laneNo: demoLane(position),
      ...facility,
      hours,
    })),
  ],
]
