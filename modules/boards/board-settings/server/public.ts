import { sections } from './sections.ts'

/** What holds on every screen; the defaults where the community decided nothing. */
export const screenSettingsOf = sections.all
