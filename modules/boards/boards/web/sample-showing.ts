import type { Showing } from './BoardPicture.tsx'

const packages = [
  'A棟-3F-4',
  'A棟-7F-2',
  'A棟-8F-1',
  'A棟-12F-3',
  'B棟-2F-4',
  'B棟-7F-3',
  'C棟-6F-1',
  'C棟-10F-4',
].map((label, nth) => ({ label, count: (nth % 3) + 1 }))

/** What a board is drawn with where it is put together: packages that are nobody's. */
export const sampleShowing = (
  settings: Showing['settings'],
  photoOf: Showing['photoOf'],
  now: Date,
  facts?: Showing['facts'],
): Showing => ({ now, settings, packages, photoOf, facts })
