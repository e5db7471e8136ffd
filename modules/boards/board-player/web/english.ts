import type { English } from '#platform/web/i18n/english.ts'

export const boardPlayerEnglish: English<'boardPlayer'> = {
  boardPlayer: {
    pairTitle: 'This screen is not paired yet',
    pairText: 'Open Boards → Board settings and screens → Pair a screen in Lobby and type this code.',
    pairSoon: 'The code changes every 15 minutes.',
    waiting: 'Connecting…',
    noLine: 'Lobby cannot be reached; it goes on by itself once it can.',
  },
}
