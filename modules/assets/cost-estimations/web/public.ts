import { latePart } from '#platform/web/live/late-part.ts'

/** The motion of one thing, from its own page. */
export const MotionDialog = latePart(async () => (await import('./MotionDialog.tsx')).MotionDialog)
