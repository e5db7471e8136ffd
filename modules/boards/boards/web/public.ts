// What other modules draw of boards.
export { BoardPicture, type Showing } from './BoardPicture.tsx'
export { boardAt, clockOf, isInHours } from '../schedule.ts'
export { BoardThumb } from './BoardThumb.tsx'
export { itemAt } from './turn.ts'
export { useScreenSettings } from './use-boards.ts'
