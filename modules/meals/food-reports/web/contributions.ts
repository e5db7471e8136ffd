import { exportReportPath, reportPath } from '#modules/meals/paths.ts'
import type { Contributions } from '#platform/web/frame/contributions.ts'

export const foodReportsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'foodMonth',
      label: 'foodReports:month',
      icon: 'doc',
      group: 'facilities',
      order: 13,
      to: reportPath,
      service: [26],
      can: 'foodReports.view',
    },
    {
      name: 'foodExports',
      label: 'foodReports:exports',
      icon: 'doc',
      group: 'facilities',
      order: 13,
      to: exportReportPath,
      service: [26],
      can: 'foodReports.export',
    },
  ],
}
