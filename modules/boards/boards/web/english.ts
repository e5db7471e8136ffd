import type { English } from '#platform/web/i18n/english.ts'

export const boardsEnglish: English<'boards' | 'boardPicture'> = {
  boards: { newBoard: 'New board', board: 'Board' },
  boardPicture: {
    packages: 'Packages',
    pieces: '{{count}}',
    page: '{{page}} / {{pages}}',
    noPackages: 'No packages wait',
    date: '{{month}}/{{day}}',
    weekday1: 'Monday',
    weekday2: 'Tuesday',
    weekday3: 'Wednesday',
    weekday4: 'Thursday',
    weekday5: 'Friday',
    weekday6: 'Saturday',
    weekday7: 'Sunday',
    notice: 'Notice',
    cutOff: 'No line: shown when it is back',
    noFacts: 'Nothing now',
  },
}
