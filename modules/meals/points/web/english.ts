import type { English } from '#platform/web/i18n/english.ts'

export const pointsEnglish: English<'pointParts'> = {
  pointParts: {
    points: 'Points',
  },
}
