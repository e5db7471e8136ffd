// What other modules draw of boards, and what the editor puts together.
export { type CategoryId, defaultCategories } from '../categories.ts'
export { boardAt, clockOf, holds, isInHours } from '../schedule.ts'
export {
  gridOf,
  isWithin,
  leastCells,
  type Orientation,
  orientations,
  overlap,
  type Place,
  type Zone,
  type ZoneItem,
  type ZoneKind,
  zoneKinds,
} from '../zones.ts'
export { BoardPicture, type Showing } from './BoardPicture.tsx'
export { BoardThumb } from './BoardThumb.tsx'
export { itemAt } from './turn.ts'
export { boardsApi, useBoard, useBoards, useScreenSettings } from './use-boards.ts'
export { useParts, useZoneName } from './use-parts.ts'
export { useShowing } from './use-showing.ts'
