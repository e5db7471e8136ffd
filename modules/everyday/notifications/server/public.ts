// How other modules tell residents of what is theirs.
export { countAudience, meantBy } from './audience.ts'
export { endLetter, type Letter, tellLetter } from './letters.ts'
export { storedFile } from './link.ts'
export { claimPictures } from './notifications.ts'
export { readingsOf } from './queries.ts'
export { type SampleLetter, sampleLetters } from './sample-letters.ts'
