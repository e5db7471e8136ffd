/** Taipower's off-peak days of 民國 115, as the operator of the demo loaded them. */
export const offPeakDayRows = (now: Date) =>
  `01-01 開國紀念日,02-15 小年夜,02-16 農曆除夕,02-17 春節,02-18 春節,02-19 春節,02-20 春節,02-21 春節,02-28 和平紀念日,04-04 兒童節,
    04-05 清明節,05-01 勞動節,06-19 端午節,09-25 中秋節,09-28 教師節,10-10 國慶日,10-25 光復節,12-25 行憲紀念日`
    .split(',')
    .map((one) => {
      const [day = '', name = ''] = one.trim().split(' ')
      return {
        day: `2026-${day}`,
        name,
        loadedAt: new Date(now.getTime() - 90 * 86_400_000),
        loadedByName: '智慧社區服務部',
      }
    })
